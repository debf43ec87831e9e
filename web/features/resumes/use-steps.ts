import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ResumeForm } from '../../../shared/api/resume-form.ts'
import { quickForm } from '../../../shared/domain/resume/form-facts.ts'
import { withDeadline } from '../../api/connection-lost.ts'
import { profileQuery } from '../../person/queries.ts'
import { dismiss, notices, notify } from '../../ui/notify.ts'
import { resumeQuery } from '../../writing/resumes.ts'
import {
  detailedFields,
  fieldsOfStep,
  filledWhereEmpty,
  type GenerateFields,
  type GenerateValues,
  quickFields,
  stepWith,
} from './resume-form.ts'

const fieldNames = z.keyof(detailedFields).options

/** Something that is required is missing. Other errors say at their fields what they are. */
const lacks = (values: GenerateFields, fields: readonly string[]): boolean =>
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

/** The longest wait for fields that people can fill in themselves, in milliseconds. */
const patience = 3_000

/** The form as the profile and the primary resume fill it in; null where they do not load in time. */
const knownForm = async (client: QueryClient, primaryId: string | null): Promise<ResumeForm | null> => {
  try {
    const [profile, primary] = await withDeadline(
      Promise.all([
        client.ensureQueryData(profileQuery),
        primaryId === null ? null : client.ensureQueryData(resumeQuery(primaryId)),
      ]),
      patience,
    )
    return quickForm(profile, primary?.resume.form ?? null)
  } catch {
    return null
  }
}

/** The way through the steps of the form: forward where a step has what it requires, back always. */
export const useSteps = (
  form: UseFormReturn<GenerateFields, unknown, GenerateValues>,
  primaryId: string | null,
) => {
  const client = useQueryClient()
  const step = useWatch({ control: form.control, name: 'step' })
  const [busy, setBusy] = useState(false)
  const goTo = (to: number) => form.setValue('step', to)

  // Next shows the errors of a step. Each of them goes as soon as its field is right.
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
    const known = await knownForm(client, primaryId)
    setBusy(false)
    // The person may have gone on typing meanwhile.
    const values = form.getValues()
    if (known) form.reset({ ...values, ...filledWhereEmpty(values, known), isFilled: true })
  }

  return {
    step,
    /** What is known of the person is loading. */
    busy,
    back: () => goTo(Math.max(0, step - 1)),
    next: async () => {
      const fields = fieldsOfStep(step)
      if (!(await form.trigger([...fields], { shouldFocus: true }))) {
        if (lacks(form.getValues(), fields)) notifyMissing('proceeding')
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
      if (lacks(form.getValues(), fields)) notifyMissing('generating your resume')
      if (stepWith(fields) !== step) goTo(stepWith(fields))
    },
  }
}
