import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { dismiss, notices, notify } from '../../../ui/notify.ts'
import {
  detailedFields,
  filledWhereEmpty,
  type GenerateFields,
  type GenerateValues,
  quickFields,
} from './fields.ts'
import { knownForm } from './known-form.ts'
import { fieldsOfStep, stepWith } from './steps.ts'

type Form = UseFormReturn<GenerateFields, unknown, GenerateValues>

/** Something that is asked for is not there; other faults say at their fields what they are. */
const lacks = (values: GenerateFields, fields: readonly string[]): boolean =>
  (values.mode === 'quick' ? quickFields : detailedFields)
    .safeParse(values)
    .error?.issues.some(
      ({ path, message }) => fields.includes(String(path[0])) && message.endsWith('required.'),
    ) ?? false

const sayMissing = (before: string) =>
  notify({
    kind: 'error',
    title: 'Required Fields Missing',
    description: `Please fill in all required fields before ${before}.`,
  })

/** What was missing is there now: the toast need not say it any more. */
const takeBack = () => {
  const shown = notices.current()
  if (shown?.kind === 'error') dismiss(shown.id)
}

/** The way through the dialog: forward when what a step asks for is there, back always. */
export const useSteps = (form: Form, primaryId: string | null) => {
  const client = useQueryClient()
  const step = useWatch({ control: form.control, name: 'step' })
  const [busy, setBusy] = useState(false)
  const goTo = (to: number) => form.setValue('step', to)

  /** What is known of the person anyway, once. */
  const fillIn = async () => {
    if (form.getValues('isFilled')) return
    setBusy(true)
    const known = await knownForm(client, primaryId)
    setBusy(false)
    // As it is now: somebody may have gone on typing meanwhile.
    const values = form.getValues()
    if (known) form.reset({ ...values, ...filledWhereEmpty(values, known), isFilled: true })
  }

  return {
    step,
    busy,
    back: () => goTo(Math.max(0, step - 1)),
    next: async () => {
      const fields = fieldsOfStep(step)
      if (await form.trigger([...fields], { shouldFocus: true })) {
        takeBack()
        if (step === 0) await fillIn()
        return goTo(step + 1)
      }
      if (lacks(form.getValues(), fields)) sayMissing('proceeding')
    },
    /** Hands over what was typed, or leads to the step where something is wrong. */
    finish: (send: (values: GenerateValues) => unknown) =>
      form.handleSubmit(
        values => void send(values),
        wrong => {
          const fields = Object.keys(wrong)
          if (lacks(form.getValues(), fields)) sayMissing('generating your resume')
          if (stepWith(fields) !== step) goTo(stepWith(fields))
        },
      ),
  }
}
export type Steps = ReturnType<typeof useSteps>
