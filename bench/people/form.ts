import type { EducationEntry, ResumeForm, WorkEntry } from '../../shared/api/resume-form.ts'
import { emptyForm } from '../../shared/domain/resume/form-of-document.ts'

/** Somebody as the form has them; what is left out they did not say. Everybody here is invented. */
export const person = (fullName: string, jobTitle: string, said: Partial<ResumeForm>): ResumeForm => ({
  ...emptyForm,
  fullName,
  jobTitle,
  ...said,
})

/** What was done is a line each. */
export const job = (
  jobTitle: string,
  company: string,
  duration: string,
  ...description: string[]
): WorkEntry => ({
  jobTitle,
  company,
  duration,
  description: description.join('\n'),
})

export const study = (degree: string, school: string, year = '', gpa = ''): EducationEntry => ({
  degree,
  school,
  year,
  gpa,
})
