import { type UseFormReturn, useWatch } from 'react-hook-form'
import { formOf } from '../../record/record-form.ts'
import { useImport } from '../../record/use-import.ts'
import { type GenerateFields, type GenerateValues, openForm } from './resume-form.ts'
import type { useSteps } from './use-steps.ts'

/** An import leads to the six steps, where the person checks what it filled in. */
export const useFormImport = (
  form: UseFormReturn<GenerateFields, unknown, GenerateValues>,
  steps: ReturnType<typeof useSteps>,
) => {
  const pasted = useWatch({ control: form.control, name: 'pasted' })
  const unplaced = useWatch({ control: form.control, name: 'unplaced' })
  return useImport({
    pasted,
    current: async () => {
      await steps.fillIn()
      return { form: formOf(form.getValues()), unplaced, pasted: form.getValues('pasted') }
    },
    replace: ({ form: next, ...imported }) =>
      form.reset({
        ...form.getValues(),
        ...openForm(next),
        unplaced: [...imported.unplaced],
        pasted: imported.pasted,
        title: form.getValues('title') || next.jobTitle.slice(0, 120),
        mode: 'detailed',
        step: Math.max(1, form.getValues('step')),
      }),
  })
}
