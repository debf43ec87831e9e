import { ApiError } from '../../../shared/api/errors.ts'
import type { ProfileForm } from '../../../shared/api/profile.ts'
import type { careerLevels } from '../../../shared/lists.ts'
import { type Choice, levelChoices, timelineChoices } from '../../forms/choices.ts'
import { errorMessage } from '../../kit/error-reference.ts'
import type { Notice } from '../../ui/notify.ts'

export const profileLabels = {
  fullName: 'Full name',
  phone: 'Phone number',
  country: 'Country',
  state: 'State',
  location: 'City',
  bio: 'About you',
  jobTitle: 'Job title',
  industry: 'Industry',
  careerLevel: 'Career level',
  yearsOfExperience: 'Years of experience',
  skills: 'Skills',
  techStack: 'Tech stack',
  certifications: 'Certifications',
  languages: 'Languages',
  linkedinUrl: 'LinkedIn',
  githubUrl: 'GitHub',
  portfolioUrl: 'Portfolio',
  jobTypes: 'Job types',
  experienceLevel: 'Experience level',
  careerObjectives: 'Career objectives',
  jobSearchTimeline: 'Job search timeline',
  salaryMin: 'Minimum salary a month',
  salaryMax: 'Maximum salary a month',
  currency: 'Currency',
  remotePreference: 'Prefers remote work',
  willingToRelocate: 'Willing to relocate',
} as const satisfies Record<keyof ProfileForm, string>

export const careerChoices: { value: (typeof careerLevels)[number]; label: string }[] = [
  { value: 'entry', label: 'Entry' },
  { value: 'mid', label: 'Mid' },
  { value: 'senior', label: 'Senior' },
  { value: 'lead', label: 'Lead' },
  { value: 'executive', label: 'Executive' },
]

const choices: Partial<Record<keyof ProfileForm, readonly Choice[]>> = {
  careerLevel: careerChoices,
  experienceLevel: levelChoices,
  jobSearchTimeline: timelineChoices,
}

/** A field in words; empty where nothing is given. */
export const shown = (form: Partial<ProfileForm>, field: keyof ProfileForm): string => {
  const value = form[field] ?? ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return value.toLocaleString('en-NG')
  if (typeof value === 'object') return value.join(', ')
  return choices[field]?.find(choice => choice.value === value)?.label ?? value
}

export const profileUpdated: Notice = {
  kind: 'success',
  title: 'Profile Updated',
  description: 'Your profile has been successfully updated.',
}

export const profileUpdateError = (error: unknown): Notice => ({
  kind: 'error',
  title: 'Profile Update Error',
  description: error instanceof ApiError ? errorMessage(error) : 'Failed to save profile. Please try again.',
})
