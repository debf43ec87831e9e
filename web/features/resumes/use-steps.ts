import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ResumeForm } from '../../../shared/api/resume-form.ts'
import { mergeForms } from '../../../shared/domain/resume/merge-forms.ts'
import { withDeadline } from '../../api/connection-lost.ts'
import { recordQuery } from '../../record/record.ts'
import { formOf } from '../../record/record-form.ts'
import { dismiss, notices, notify } from '../../ui/notify.ts'
import {
  detailedFields,
  fieldsOfStep,
  type GenerateFields,
  type GenerateValues,
  openForm,
  quickFields,
  stepWith,
} from './resume-form.ts'

const fieldNames = z.keyof(detailedFields).options

/** Whether a required field is empty. Other errors get no toast, because their fields show them. */
const lacksRequired = (values: GenerateFields, fields: readonly string[]): boolean =>
  (values.mode === 'quick' ? quickFields : detailedFields)
    .safeParse(values)
    .error?.issues.some(
      ({ path, message }) => fields.includes(String(path[0])) && message.endsWith('required.'),
    ) ?? false

const notifyMissing = (before: string) =>
  notify({
    kind: 'error',
    title: 'Required Fields Missing',
    description: `Please fill in all required fields before ${before}.`,
  })

/** How long to wait for the career record, in milliseconds. After that the person fills in the fields. */
const recordTimeout = 3_000

/** The form of the career record; null if it does not load in time. */
const recordForm = async (client: QueryClient): Promise<ResumeForm | null> => {
  try {
    // Never an old one from the cache: before its first save it follows the profile and the primary resume.
    return (await withDeadline(client.fetchQuery({ ...recordQuery, staleTime: 0 }), recordTimeout)).form
  } catch {
    return client.getQueryData(recordQuery.queryKey)?.form ?? null
  }
}

/** Moves through the steps of the form. Next checks the fields of the step. */
export const useSteps = (form: UseFormReturn<GenerateFields, unknown, GenerateValues>) => {
  const client = useQueryClient()
  const step = useWatch({ control: form.control, name: 'step' })
  const [busy, setBusy] = useState(false)
  const goTo = (to: number) => form.setValue('step', to)

  // An error is checked again while the person types, so that it goes when the field is right.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const [field] = (name ?? '').split('.')
          const wrong = fieldNames.find(each => each === field)
          if (wrong && form.getFieldState(wrong).error) void form.trigger(wrong)
        },
      }),
    [form],
  )

  const fillIn = async () => {
    if (form.getValues('isFilled')) return
    setBusy(true)
    const known = await recordForm(client)
    setBusy(false)
    // The person may have typed meanwhile.
    const values = form.getValues()
    if (known) form.reset({ ...values, ...openForm(mergeForms(formOf(values), known).form), isFilled: true })
  }

  return {
    step,
    /** The career record is loading. */
    busy,
    fillIn,
    back: () => goTo(Math.max(0, step - 1)),
    next: async () => {
      const fields = fieldsOfStep(step)
      if (!(await form.trigger([...fields], { shouldFocus: true }))) {
        if (lacksRequired(form.getValues(), fields)) notifyMissing('proceeding')
        return
      }
      const shown = notices.current()
      if (shown?.kind === 'error') dismiss(shown.id)
      if (step === 0) await fillIn()
      goTo(step + 1)
    },
    /** Goes to the first step that has one of these errors. */
    goToErrors: (errors: object) => {
      const fields = Object.keys(errors)
      if (lacksRequired(form.getValues(), fields)) notifyMissing('generating your resume')
      if (stepWith(fields) !== step) goTo(stepWith(fields))
    },
  }
}
