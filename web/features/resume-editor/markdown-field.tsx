import { chakra } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { markdownLimit } from '../../../shared/api/resumes.ts'
import { useFieldError } from '../../forms/fields.tsx'
import type { Mark } from '../../truth/marked-lines.ts'
import { MarkedTextarea } from '../../truth/marked-textarea.tsx'
import { FormField, TextCount } from '../../ui/form-field.tsx'
import { type ResumeFields, resumeLabels } from './resume-form.ts'

type Props = { markdown: string; marks: readonly Mark[] }

export const contentArea = () => document.querySelector<HTMLTextAreaElement>('textarea[data-content]')

/** The text of a resume as Markdown, with marks on the words without a source. */
export const MarkdownField = ({ markdown, marks }: Props) => {
  const { register } = useFormContext<ResumeFields>()
  return (
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
  )
}
