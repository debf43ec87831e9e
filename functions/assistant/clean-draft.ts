import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { modelText } from '../../shared/domain/model-text.ts'
import type { LetterDraft, ResumeDraft } from '../../shared/domain/resume/draft.ts'
import { itemsOf } from '../../shared/domain/resume/items.ts'

/** What a text may name although it looks like an address: the person's own, and their employers' names. */
const own = ({ workExperience, education, ...form }: ResumeForm): string[] =>
  [
    ...[form.email, form.phone, form.linkedinUrl, form.portfolioUrl, form.githubUrl],
    ...workExperience.flatMap(({ company, description }) => [company, description]),
    ...education.map(({ school }) => school),
    ...itemsOf(form.technicalSkills),
  ].filter(text => text !== '')

const all = (texts: readonly string[], form: ResumeForm): string[] =>
  texts.map(text => modelText(text, own(form))).filter(text => text !== '')

/** Without markup and without addresses that are not the person's: from here on the draft is plain words. */
export const cleanResumeDraft = (draft: ResumeDraft, form: ResumeForm): ResumeDraft => ({
  headline: modelText(draft.headline, own(form)),
  summary: modelText(draft.summary, own(form)),
  work: draft.work.map(({ entry, bullets }) => ({ entry, bullets: all(bullets, form) })),
  skills: all(draft.skills, form),
})

export const cleanLetterDraft = ({ paragraphs }: LetterDraft, form: ResumeForm): LetterDraft => ({
  paragraphs: all(paragraphs, form),
})
