import * as z from 'zod/mini'
import { citedLines, type ResumeEdit, resumeEdit, resumeTemplate } from '../../../shared/api/resumes.ts'
import { citation, vouchedLine } from '../../../shared/api/truth.ts'
import { differencesOf } from '../../forms/changes.ts'
import { formDraft } from '../../kit/draft.ts'
import { vouchedWords } from '../../truth/words.ts'
import { templateNames } from '../../writing/words.ts'

/** What the editor changes. `cited`: the lines of the model that the person took since the last save. */
export const resumeFields = z.extend(resumeEdit, { cited: citedLines })
export type ResumeFields = z.input<typeof resumeFields>
export type ResumeValues = z.output<typeof resumeFields>

/** The fields as typed, which may be invalid. */
const typedFields = z.object({
  title: z.string(),
  markdown: z.string(),
  template: resumeTemplate,
  plainName: z._default(z.boolean(), false),
  kept: z.array(vouchedLine),
  cited: z._default(z.array(citation), []),
})

/** Not `resume.<id>`, which is the draft of the dialog that rewrites the resume. */
export const resumeDraft = (sub: string, id: string) => formDraft(sub, `resume.${id}.text`, typedFields)

export const canBeSaved = ({ title, markdown }: Pick<ResumeFields, 'title' | 'markdown'>): boolean =>
  title.trim() !== '' && markdown.trim() !== ''

export const resumeLabels: Readonly<Record<keyof ResumeEdit, string>> = {
  title: 'Resume title',
  markdown: 'Content',
  template: 'Template',
  plainName: 'Name on the paper',
  kept: 'Lines that you confirmed',
}

const textOf = (values: Partial<ResumeEdit>, field: keyof ResumeEdit): string => {
  if (field === 'template') return values.template ? templateNames[values.template] : ''
  if (field === 'plainName') return values.plainName ? 'Without its marks' : 'As it is typed'
  if (field === 'kept') return vouchedWords(values.kept ?? [])
  return values[field] ?? ''
}

/** Both versions of the changed fields. */
export const resumeDifferences = differencesOf<keyof ResumeEdit, ResumeEdit>(
  z.keyof(resumeEdit).options,
  resumeLabels,
  textOf,
)
