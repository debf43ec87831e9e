import * as z from 'zod/mini'
import { type Resume, resumeEdit, resumeTemplate } from '../../../shared/api/resumes.ts'
import { vouchedLine } from '../../../shared/api/truth.ts'
import { draft } from '../../kit/draft.ts'

export { resumeEdit as resumeFields }
export type ResumeFields = z.input<typeof resumeEdit>
export type ResumeValues = z.output<typeof resumeEdit>

export const resumeFieldNames = z.keyof(resumeEdit)

/** The fields as they read before anything is typed. */
export const fieldsOf = ({ title, markdown, template, kept }: Resume): ResumeFields => ({
  title,
  markdown,
  template,
  kept,
})

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({
  title: z.string(),
  markdown: z.string(),
  template: resumeTemplate,
  kept: z.array(vouchedLine),
})

/** What the person saw when they began, its version, and what they typed. */
const resumeDraft = z.object({ version: z.int(), before: typed, values: typed })
export type ResumeDraft = z.infer<typeof resumeDraft>

export const resumeDraftOf = (sub: string, id: string) => draft(sub, `resume.${id}`, resumeDraft)

export const begin = (row: Resume): ResumeDraft => {
  const values = fieldsOf(row)
  return { version: row.version, before: values, values }
}

/** Whether there is something to save: else Save is not to be pressed. */
export const canBeSaved = ({ title, markdown }: Pick<ResumeFields, 'title' | 'markdown'>): boolean =>
  title.trim() !== '' && markdown.trim() !== ''
