import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ApplicationForm, ApplicationStatus } from '../../../../shared/api/applications.ts'
import { appliedDateOfMove, defaultAppliedDate } from '../../../../shared/domain/application.ts'

type Before = Pick<ApplicationForm, 'status' | 'appliedDate'>

/** The day that goes with a status while the person has named none. `before` is the row that is edited, if it is one. */
export const dayWith = (status: ApplicationStatus, before: Before | null, now: Date): string | null => {
  if (!before) return defaultAppliedDate(status, now)
  if (before.appliedDate || status === before.status) return before.appliedDate
  return appliedDateOfMove({ status }, now) ?? null
}

/** Keeps the day in step with the status until the person names a day. */
export const useAppliedDay = (form: UseFormReturn<ApplicationForm>, before: Before | null) => {
  const { getValues, setValue } = form
  const follows = () => getValues('appliedDate') === dayWith(getValues('status'), before, new Date())
  const named = useRef<boolean>(null)
  named.current ??= !follows()
  return {
    onStatus: () => {
      if (!named.current) setValue('appliedDate', dayWith(getValues('status'), before, new Date()))
    },
    onDay: () => {
      named.current = true
    },
    startAfresh: () => {
      named.current = false
    },
  }
}
