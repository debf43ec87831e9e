import type { ResumeForm } from '../../shared/api/resume-form.ts'
import type { Resume, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { modelText } from '../../shared/domain/model-text.ts'
import { cleanLines } from '../../shared/domain/resume/clean-lines.ts'
import type { ResumeDraft, RevisionDraft } from '../../shared/domain/resume/draft.ts'
import { factsOf, quickForm } from '../../shared/domain/resume/form-facts.ts'
import { itemsOf } from '../../shared/domain/resume/items.ts'
import type { ResumeStore } from '../store/resumes.ts'
import type { Writer } from '../store/writers.ts'

type Resumes = Pick<ResumeStore, 'get' | 'list'>

/** The primary resume, else the newest; null where there is none. */
const mainResume = async (
  resumes: Resumes,
  sub: string,
  { resumes: has }: Writer,
): Promise<Resume | null> => {
  if (has.count === 0) return null
  const id = has.primary ?? (await resumes.list(sub)).at(0)?.id
  return id === undefined ? null : resumes.get(sub, id)
}

/**
 * The person's facts: their career record or, before its first save, the form of their main resume, filled in from the
 * profile where it is empty. The lines that they vouched for are those of the main resume.
 */
export const sourceOf = async (
  resumes: Resumes,
  sub: string,
  writer: Writer,
): Promise<{ form: ResumeForm; kept: Resume['kept'] }> => {
  const main = await mainResume(resumes, sub, writer)
  return { form: quickForm(writer.profile, writer.record ?? main?.form ?? null), kept: main?.kept ?? [] }
}

/** A resume as the API answers it; null where there is none. */
export const foundResume = async (
  resumes: Resumes,
  sub: string,
  id: string,
  { profile, record }: Writer,
): Promise<ResumeWithFacts | null> => {
  const resume = await resumes.get(sub, id)
  return resume && { resume, facts: factsOf({ form: resume.form, profile, kept: resume.kept, record }) }
}

/** Words that may stay although they look like an address: the person's own addresses, and names of employers. */
export const ownNames = ({ workExperience, education, ...form }: ResumeForm): string[] =>
  [
    ...[form.email, form.phone, form.linkedinUrl, form.portfolioUrl, form.githubUrl],
    ...workExperience.flatMap(({ company, description }) => [company, description]),
    ...education.map(({ school }) => school),
    ...itemsOf(form.technicalSkills),
  ].filter(text => text !== '')

const all = (texts: readonly string[], allowed: readonly string[]): string[] =>
  texts.map(text => modelText(text, allowed)).filter(text => text !== '')

/** The draft in plain words: without markup, and without addresses that are not the person's. */
export const cleanResumeDraft = (draft: ResumeDraft, form: ResumeForm): ResumeDraft => {
  const allowed = ownNames(form)
  return {
    headline: modelText(draft.headline, allowed),
    summary: cleanLines(draft.summary, allowed),
    work: draft.work.map(job => ({ ...job, bullets: cleanLines(job.bullets, allowed) })),
    skills: all(draft.skills, allowed),
  }
}

/** The draft in plain words. It may also name `companyName`, whom the letter is for. */
export const cleanLetterDraft = (
  { paragraphs }: RevisionDraft,
  form: ResumeForm,
  companyName: string,
): RevisionDraft => {
  const allowed = [...ownNames(form), companyName]
  return {
    paragraphs: paragraphs
      .map(({ sentences }) => ({ sentences: cleanLines(sentences, allowed) }))
      .filter(({ sentences }) => sentences.length > 0),
  }
}

/** The paragraphs as text alone. */
export const textsOf = ({ paragraphs }: RevisionDraft): string[] =>
  paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
