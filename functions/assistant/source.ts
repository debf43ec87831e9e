import type { ResumeForm } from '../../shared/api/resume-form.ts'
import type { Resume, ResumeWithFacts } from '../../shared/api/resumes.ts'
import { factsOf, quickForm } from '../../shared/domain/resume/form-facts.ts'
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

/** What somebody has told of themselves already: the form of their main resume, and the profile where that is silent. */
export const sourceOf = async (
  resumes: Resumes,
  sub: string,
  writer: Writer,
): Promise<{ form: ResumeForm; kept: Resume['kept'] }> => {
  const main = await mainResume(resumes, sub, writer)
  return { form: quickForm(writer.profile, main?.form ?? null), kept: main?.kept ?? [] }
}

/** A resume as it is answered; null where there is none. */
export const foundResume = async (
  resumes: Resumes,
  sub: string,
  id: string,
  { profile }: Writer,
): Promise<ResumeWithFacts | null> => {
  const resume = await resumes.get(sub, id)
  return resume && { resume, facts: factsOf({ form: resume.form, profile, kept: resume.kept }) }
}
