import type { ResumeForm } from '../../shared/api/resume-form.ts'
import { modelText } from '../../shared/domain/model-text.ts'
import type { LetterDraft, ResumeDraft } from '../../shared/domain/resume/draft.ts'
import { itemsOf } from '../../shared/domain/resume/items.ts'

/** What a text may name although it looks like an address: the person's own, and their employers' names. */
export const own = ({ workExperience, education, ...form }: ResumeForm): string[] =>
  [
    ...[form.email, form.phone, form.linkedinUrl, form.portfolioUrl, form.githubUrl],
    ...workExperience.flatMap(({ company, description }) => [company, description]),
    ...education.map(({ school }) => school),
    ...itemsOf(form.technicalSkills),
  ].filter(text => text !== '')

const all = (texts: readonly string[], allowed: readonly string[]): string[] =>
  texts.map(text => modelText(text, allowed)).filter(text => text !== '')

/** Without markup and without addresses that are not the person's: from here on the draft is plain words. */
export const cleanResumeDraft = (draft: ResumeDraft, form: ResumeForm): ResumeDraft => {
  const allowed = own(form)
  return {
    headline: modelText(draft.headline, allowed),
    summary: modelText(draft.summary, allowed),
    work: draft.work.map(({ entry, bullets }) => ({ entry, bullets: all(bullets, allowed) })),
    skills: all(draft.skills, allowed),
  }
}

/** `companyName`: whom the letter is for may be named too. */
export const cleanLetterDraft = (
  { paragraphs }: LetterDraft,
  form: ResumeForm,
  companyName: string,
): LetterDraft => ({
  paragraphs: all(paragraphs, [...own(form), companyName]),
})
