import * as z from 'zod/mini'
import { resumeEdit, resumeTemplate } from '../../../shared/api/resumes.ts'
import { vouchedLine } from '../../../shared/api/truth.ts'
import { formDraft } from '../../kit/draft.ts'
import { vouchedWords } from '../../truth/words.ts'
import { templateNames } from '../../writing/words.ts'

export type ResumeFields = z.input<typeof resumeEdit>
export type ResumeValues = z.output<typeof resumeEdit>

/** As typed: a draft may hold what the form would not take yet. */
const typed = z.object({
  title: z.string(),
  markdown: z.string(),
  template: resumeTemplate,
  kept: z.array(vouchedLine),
})

/** Not `resume.<id>`, which is the draft of the dialog that rewrites the resume. */
export const resumeDraft = (sub: string, id: string) => formDraft(sub, `resume.${id}.text`, typed)

/** A resume without a title or without a text can't be saved: the button says so before it is pressed. */
export const canBeSaved = ({ title, markdown }: Pick<ResumeFields, 'title' | 'markdown'>): boolean =>
  title.trim() !== '' && markdown.trim() !== ''

export const resumeLabels: Readonly<Record<keyof ResumeFields, string>> = {
  title: 'Resume title',
  markdown: 'Content',
  template: 'Template',
  kept: 'Lines that you keep',
}

/** A field as it is read; empty where nothing is given. */
const shown = (values: Partial<ResumeValues>, field: keyof ResumeValues): string => {
  if (field === 'template') return values.template ? templateNames[values.template] : ''
  if (field === 'kept') return vouchedWords(values.kept ?? [])
  return values[field] ?? ''
}

/** What was changed elsewhere beside what was typed, where they differ. */
export const resumeDifferences = (theirs: ResumeValues, mine: Partial<ResumeValues>) =>
  z
    .keyof(resumeEdit)
    .options.filter(field => field in mine && shown(mine, field) !== shown(theirs, field))
    .map(field => ({ name: resumeLabels[field], theirs: shown(theirs, field), mine: shown(mine, field) }))
