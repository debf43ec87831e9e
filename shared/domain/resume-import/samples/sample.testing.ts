import type { EducationEntry, ResumeForm, WorkEntry } from '../../../api/resume-form.ts'

/** A resume as a person wrote it, and the form that a careful reader would make from it. */
export type Sample = { readonly name: string; readonly text: string; readonly form: ResumeForm }

const nothing: ResumeForm = {
  fullName: '',
  email: '',
  phone: '',
  location: '',
  jobTitle: '',
  summary: '',
  workExperience: [],
  education: [],
  technicalSkills: '',
  softSkills: '',
  certifications: '',
  licences: '',
  linkedinUrl: '',
  portfolioUrl: '',
  githubUrl: '',
  interests: '',
  languages: '',
  referees: '',
}

export const sample = (name: string, form: Partial<ResumeForm>, text: string): Sample => ({
  name,
  text: text.replace(/^\n/, ''),
  form: { ...nothing, ...form },
})

export const job = (
  jobTitle: string,
  /** The employer, or the employer and its place. */
  employer: string | readonly [string, string],
  duration: string,
  ...description: string[]
): WorkEntry => {
  const [company, place] = typeof employer === 'string' ? [employer, ''] : employer
  return { jobTitle, company, place, duration, description: description.join('\n') }
}

export const study = (degree: string, school: string, year: string, gpa = ''): EducationEntry => ({
  degree,
  school,
  year,
  gpa,
})
