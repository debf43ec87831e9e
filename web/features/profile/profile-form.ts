import * as z from 'zod/mini'
import { type Profile, profileForm } from '../../../shared/api/profile.ts'
import { completedAddress } from '../../../shared/domain/web-address.ts'
import { differencesOf } from '../../forms/changes.ts'
import { amountText } from '../../forms/typed.ts'
import { typedAmount, typedChoice, typedList, typedNumber } from '../../forms/typed-field.ts'
import { formDraft } from '../../kit/draft.ts'
import { profileLabels, shown } from './words.ts'

const { shape } = profileForm

const typedAddress = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(z.pipe(z.string(), z.transform(completedAddress)), schema)

/** The fields as typed, and the values that are saved. The salaries need not be in order. */
export const profileFields = z.object({
  fullName: shape.fullName,
  phone: shape.phone,
  country: shape.country,
  state: typedChoice(shape.state),
  location: shape.location,
  bio: shape.bio,
  jobTitle: shape.jobTitle,
  industry: typedChoice(shape.industry),
  careerLevel: typedChoice(shape.careerLevel),
  yearsOfExperience: typedNumber(shape.yearsOfExperience, 'Write the years as a number up to 80.'),
  skills: typedList(shape.skills),
  techStack: typedList(shape.techStack),
  certifications: typedList(shape.certifications),
  languages: typedList(shape.languages),
  linkedinUrl: typedAddress(shape.linkedinUrl),
  githubUrl: typedAddress(shape.githubUrl),
  portfolioUrl: typedAddress(shape.portfolioUrl),
  jobTypes: shape.jobTypes,
  experienceLevel: typedChoice(shape.experienceLevel),
  careerObjectives: shape.careerObjectives,
  jobSearchTimeline: typedChoice(shape.jobSearchTimeline),
  salaryMin: typedAmount(shape.salaryMin),
  salaryMax: typedAmount(shape.salaryMax),
  currency: shape.currency,
  remotePreference: shape.remotePreference,
  willingToRelocate: shape.willingToRelocate,
})
export type ProfileFields = z.input<typeof profileFields>
export type ProfileField = keyof ProfileFields

export const profileFieldNames = z.keyof(profileFields)

const text = z.string()

/** The fields in a draft: the form might not accept them yet. */
const typed = z.object({
  ...shape,
  fullName: text,
  phone: text,
  country: text,
  state: text,
  location: text,
  bio: text,
  jobTitle: text,
  industry: text,
  careerLevel: text,
  yearsOfExperience: text,
  skills: text,
  techStack: text,
  certifications: text,
  languages: text,
  linkedinUrl: text,
  githubUrl: text,
  portfolioUrl: text,
  experienceLevel: text,
  careerObjectives: text,
  jobSearchTimeline: text,
  salaryMin: text,
  salaryMax: text,
})

export const profileDraft = (sub: string) => formDraft(sub, 'profile', typed)

const listed = (entries: readonly string[]) => entries.join(', ')

export const fieldsOf = (profile: Profile): ProfileFields => {
  const fields: ProfileFields = {
    ...profile,
    state: profile.state ?? '',
    industry: profile.industry ?? '',
    careerLevel: profile.careerLevel ?? '',
    yearsOfExperience: profile.yearsOfExperience?.toString() ?? '',
    skills: listed(profile.skills),
    techStack: listed(profile.techStack),
    certifications: listed(profile.certifications),
    languages: listed(profile.languages),
    experienceLevel: profile.experienceLevel ?? '',
    jobSearchTimeline: profile.jobSearchTimeline ?? '',
    salaryMin: amountText(profile.salaryMin),
    salaryMax: amountText(profile.salaryMax),
  }
  // Removes the values that have no field.
  return typed.parse(fields)
}

export const profileDifferences = differencesOf(profileFieldNames.options, profileLabels, shown)
