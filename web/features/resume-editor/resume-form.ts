import * as z from 'zod/mini'
import { resumeEdit, resumeTemplate } from '../../../shared/api/resumes.ts'
import { vouchedLine } from '../../../shared/api/truth.ts'
import { differencesOf } from '../../forms/changes.ts'
import { formDraft } from '../../kit/draft.ts'
import { vouchedWords } from '../../truth/words.ts'
import { templateNames } from '../../writing/words.ts'

export type ResumeFields = z.input<typeof resumeEdit>
export type ResumeValues = z.output<typeof resumeEdit>

/** The fields as typed, which may be invalid. */
const typedFields = z.object({
  title: z.string(),
  markdown: z.string(),
  template: resumeTemplate,
  plainName: z._default(z.boolean(), false),
  kept: z.array(vouchedLine),
})

/** Not `resume.<id>`, which is the draft of the dialog that rewrites the resume. */
export const resumeDraft = (sub: string, id: string) => formDraft(sub, `resume.${id}.text`, typedFields)

export const canBeSaved = ({ title, markdown }: Pick<ResumeFields, 'title' | 'markdown'>): boolean =>
  title.trim() !== '' && markdown.trim() !== ''

export const resumeLabels: Readonly<Record<keyof ResumeFields, string>> = {
  title: 'Resume title',
  markdown: 'Content',
  template: 'Template',
  plainName: 'Name on the paper',
  kept: 'Lines that you confirmed',
}

const textOf = (values: Partial<ResumeValues>, field: keyof ResumeValues): string => {
  if (field === 'template') return values.template ? templateNames[values.template] : ''
  if (field === 'plainName') return values.plainName ? 'Without its marks' : 'As it is typed'
  if (field === 'kept') return vouchedWords(values.kept ?? [])
  return values[field] ?? ''
}

/** Both versions of the changed fields. */
export const resumeDifferences = differencesOf<keyof ResumeValues, ResumeValues>(
  z.keyof(resumeEdit).options,
  resumeLabels,
  textOf,
)
