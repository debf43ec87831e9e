import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFieldError } from '../forms/fields.tsx'
import { FormField } from '../ui/form-field.tsx'
import type { Mark, Stretch } from './marked-lines.ts'
import { MarkedTextarea, showInText } from './marked-textarea.tsx'

type Props = {
  label: string
  hint: string
  /** The character count. */
  count: ReactNode
  /** The minimum height: of a page, or of a few lines. */
  height?: 'text' | 'lines'
  content: string
  marks: readonly Mark[]
  onSubmit: () => unknown
}

/** The field `content` of the surrounding form, with marks on the sentences without a source. */
export const ContentForm = ({ label, hint, count, height = 'text', content, marks, onSubmit }: Props) => {
  const { register } = useFormContext<{ content: string }>()
  return (
    <chakra.form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <FormField label={label} hint={hint} error={useFieldError('content')} count={count}>
        <MarkedTextarea font="body" height={height} text={content} marks={marks} {...register('content')} />
      </FormField>
    </chakra.form>
  )
}

/** Selects a part of the text in that field, and scrolls to it. */
export const showInContent = (stretch: Stretch): void =>
  showInText(document.querySelector<HTMLTextAreaElement>('textarea[name=content]'), stretch)
