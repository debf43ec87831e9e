import type { ResumeForm } from '../../../../shared/api/resume-form.ts'

/** The entries of work that say what was done, as they are called: for these, and in this order, something is written. */
export const entryNames = ({ workExperience }: Pick<ResumeForm, 'workExperience'>): string[] =>
  workExperience
    .filter(({ description }) => description.trim() !== '')
    .map(({ jobTitle, company }) => [jobTitle, company].filter(word => word !== '').join(', '))
