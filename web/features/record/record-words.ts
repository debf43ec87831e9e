import type { CareerRecord } from '../../../shared/api/record.ts'
import type { ResumeForm } from '../../../shared/api/resume-form.ts'
import { differencesOf } from '../../forms/changes.ts'
import { nameOfTexts } from '../../record/record-form.ts'

const recordLabels = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  jobTitle: 'Professional title',
  summary: 'Professional summary',
  workExperience: 'Work Experience',
  education: 'Education',
  technicalSkills: 'Technical skills',
  softSkills: 'Soft skills',
  certifications: 'Certifications',
  licences: 'Licences',
  linkedinUrl: 'LinkedIn URL',
  portfolioUrl: 'Portfolio URL',
  githubUrl: 'GitHub URL',
  interests: 'Interests',
  languages: 'Languages',
  referees: 'Referees',
} as const satisfies Record<keyof ResumeForm, string>

const fieldNames = [
  'fullName',
  'email',
  'phone',
  'location',
  'jobTitle',
  'summary',
  'workExperience',
  'education',
  'technicalSkills',
  'softSkills',
  'certifications',
  'licences',
  'linkedinUrl',
  'portfolioUrl',
  'githubUrl',
  'interests',
  'languages',
  'referees',
] as const satisfies readonly (keyof ResumeForm)[]

/** A field as it is read in a conflict: each entry of a list on lines of its own. */
const shown = (form: Partial<ResumeForm>, field: keyof ResumeForm): string => {
  if (field === 'workExperience')
    return (form.workExperience ?? [])
      .map(({ jobTitle, company, place, duration, description }) =>
        [nameOfTexts(jobTitle, company, place, duration), description].filter(text => text !== '').join('\n'),
      )
      .join('\n\n')
  if (field === 'education')
    return (form.education ?? [])
      .map(({ degree, school, year, gpa }) => nameOfTexts(degree, school, year, gpa))
      .join('\n')
  return form[field] ?? ''
}

const formDifferences = differencesOf<keyof ResumeForm, ResumeForm>(fieldNames, recordLabels, shown)

export const recordDifferences = ({ form }: CareerRecord, mine: Partial<ResumeForm>) =>
  formDifferences(form, mine)
