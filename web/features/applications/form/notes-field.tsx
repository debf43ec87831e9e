import { Textarea } from '@chakra-ui/react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type ApplicationForm, notesLimit } from '../../../../shared/api/applications.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { TextCount } from '../../../ui/text-count.tsx'
import { fieldLabels } from '../form-values.ts'

/** Draws with every letter, so that the other fields need not. */
export const NotesField = ({ form }: { form: UseFormReturn<ApplicationForm> }) => {
  const { length } = useWatch({ control: form.control, name: 'notes' })
  return (
    <FormField
      label={fieldLabels.notes}
      optional
      count={<TextCount length={length} max={notesLimit} />}
      error={form.formState.errors.notes?.message}
    >
      <Textarea {...form.register('notes')} rows={3} />
    </FormField>
  )
}
