import { chakra } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { letterLimit } from '../../../../shared/api/letters.ts'
import { useFault } from '../../../forms/fields.tsx'
import type { Mark } from '../../../truth/marked-lines.ts'
import { MarkedTextarea } from '../../../truth/marked-textarea.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { TextCount } from '../../../ui/text-count.tsx'
import type { LetterFields } from './draft.ts'

type Props = { formId: string; content: string; marks: readonly Mark[]; onSubmit: () => unknown }

/** The text of the letter, with its marks. */
export const EditPanel = ({ formId, content, marks, onSubmit }: Props) => {
  const { register } = useFormContext<LetterFields>()
  return (
    <chakra.form
      id={formId}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <FormField
        label="Letter"
        hint="Leave an empty line between paragraphs. Marked words have no source yet."
        error={useFault('content')}
        count={<TextCount length={content.length} max={letterLimit} />}
      >
        <MarkedTextarea face="body" text={content} marks={marks} data-letter {...register('content')} />
      </FormField>
    </chakra.form>
  )
}
