import type { EducationEntry, ResumeForm, WorkEntry } from '../../shared/api/resume-form.ts'
import { emptyForm } from '../../shared/domain/resume/form-of-document.ts'

/** The form of an invented person. Fields that are left out are empty. */
export const person = (fullName: string, jobTitle: string, said: Partial<ResumeForm>): ResumeForm => ({
  ...emptyForm,
  fullName,
  jobTitle,
  ...said,
})

/** A job. `done` has one line for each task. */
export const job = (
  jobTitle: string,
  company: string,
  duration: string,
  ...description: string[]
): WorkEntry => ({
  jobTitle,
  company,
  place: '',
  duration,
  description: description.join('\n'),
})

export const study = (degree: string, school: string, year = '', gpa = ''): EducationEntry => ({
  degree,
  school,
  year,
  gpa,
})
