import { chakra } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { markdownLimit } from '../../../shared/api/resumes.ts'
import { LineField, useFieldError } from '../../forms/fields.tsx'
import type { Mark } from '../../truth/marked-lines.ts'
import { MarkedTextarea } from '../../truth/marked-textarea.tsx'
import { FormField, TextCount } from '../../ui/form-field.tsx'
import { type ResumeFields as Fields, resumeLabels } from './resume-form.ts'

type Props = { markdown: string; marks: readonly Mark[]; onSubmit: () => unknown }

export const contentArea = () => document.querySelector<HTMLTextAreaElement>('textarea[data-content]')

export const ResumeFields = ({ markdown, marks, onSubmit }: Props) => {
  const { register } = useFormContext<Fields>()
  return (
    <chakra.form
      aria-label="Edit Resume"
      noValidate
      display="grid"
      gap="4"
      onSubmit={event => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <LineField<keyof Fields> name="title" label={resumeLabels.title} autoComplete="off" />
      <FormField
        label={
          <>
            {resumeLabels.markdown}{' '}
            <chakra.span fontWeight="normal" color="fg.subtle">
              (markdown)
            </chakra.span>
          </>
        }
        hint="Write # before your name, ## before a section, ### before a job or a school, and - before a point. Marked words have no source yet."
        error={useFieldError('markdown')}
        count={<TextCount length={markdown.length} max={markdownLimit} />}
      >
        <MarkedTextarea text={markdown} marks={marks} data-content {...register('markdown')} />
      </FormField>
    </chakra.form>
  )
}
