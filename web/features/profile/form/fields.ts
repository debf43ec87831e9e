import * as z from 'zod/mini'
import { type Profile, profileForm } from '../../../../shared/api/profile.ts'
import { completedAddress } from '../../../../shared/domain/web-address.ts'
import { amountText } from '../../../forms/typed.ts'
import { typedAmount, typedChoice, typedList, typedNumber } from '../../../forms/typed-field.ts'

const { shape } = profileForm

const typedAddress = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(z.pipe(z.string(), z.transform(completedAddress)), schema)

/** What the fields of the form hold as typed, and what becomes of each. The salaries need not be in order. */
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

const listed = (entries: readonly string[]) => entries.join(', ')

/** The fields as they read before anything is typed. */
export const fieldsOf = (profile: Profile): ProfileFields => ({
  fullName: profile.fullName,
  phone: profile.phone,
  country: profile.country,
  state: profile.state ?? '',
  location: profile.location,
  bio: profile.bio,
  jobTitle: profile.jobTitle,
  industry: profile.industry ?? '',
  careerLevel: profile.careerLevel ?? '',
  yearsOfExperience: profile.yearsOfExperience === null ? '' : String(profile.yearsOfExperience),
  skills: listed(profile.skills),
  techStack: listed(profile.techStack),
  certifications: listed(profile.certifications),
  languages: listed(profile.languages),
  linkedinUrl: profile.linkedinUrl,
  githubUrl: profile.githubUrl,
  portfolioUrl: profile.portfolioUrl,
  jobTypes: profile.jobTypes,
  experienceLevel: profile.experienceLevel ?? '',
  careerObjectives: profile.careerObjectives,
  jobSearchTimeline: profile.jobSearchTimeline ?? '',
  salaryMin: amountText(profile.salaryMin),
  salaryMax: amountText(profile.salaryMax),
  currency: profile.currency,
  remotePreference: profile.remotePreference,
  willingToRelocate: profile.willingToRelocate,
})
