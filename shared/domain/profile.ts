import type { Profile, SignUpAnswers } from '../api/profile.ts'
import { brand } from '../brand.ts'

/** The answers of a person who gave only a name. */
export const noAnswers = {
  phone: '',
  state: null,
  location: '',
  willingToRelocate: false,
  jobTypes: [],
  jobTitle: '',
  industry: null,
  experienceLevel: null,
  salaryMin: null,
  salaryMax: null,
  skills: [],
  techStack: [],
  certifications: [],
  languages: [],
  careerObjectives: '',
  jobSearchTimeline: null,
} satisfies Omit<SignUpAnswers, 'fullName'>

const isGiven = (answer: SignUpAnswers[keyof SignUpAnswers]): boolean =>
  Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== '' && answer !== false

/** Whether the person answered something after the first step, which has the name and the phone number. */
const isAnswered = ({ fullName: _, phone: __, ...later }: SignUpAnswers): boolean =>
  Object.values(later).some(isGiven)

/** A name for a person who gave none: the part of the address before the @. */
const nameFrom = (email: string): string => email.slice(0, email.indexOf('@')).slice(0, 120) || 'User'

/** A person's first profile: from the wizard's answers, or with a name only. */
export const firstProfile = (
  person: { readonly email: string; readonly name: string; readonly answers: SignUpAnswers | null },
  now: Date,
): Profile => ({
  ...(person.answers ?? {
    ...noAnswers,
    fullName: person.name.trim().slice(0, 120) || nameFrom(person.email),
  }),
  email: person.email,
  country: brand.country,
  bio: '',
  careerLevel: null,
  yearsOfExperience: null,
  linkedinUrl: '',
  githubUrl: '',
  portfolioUrl: '',
  currency: 'NGN',
  remotePreference: false,
  avatar: null,
  onboardingCompleted: person.answers !== null && isAnswered(person.answers),
  version: 1,
  updatedAt: now.toISOString(),
})
