import type { Profile, SignUpAnswers } from '../api/profile.ts'
import { brand } from '../brand.ts'

/** The answers of someone who gave none but a name. */
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

/** A name for someone who gave none: what stands before the @ of the address. */
const nameFrom = (email: string): string => email.slice(0, email.indexOf('@')).slice(0, 120) || 'User'

/** The profile that a person begins with: what the wizard was told, or a name at least. */
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
  onboardingCompleted: person.answers !== null,
  version: 1,
  updatedAt: now.toISOString(),
})

type Salaries = { readonly salaryMin: number | null; readonly salaryMax: number | null }

/** Either may be left out. */
export const salariesInOrder = ({ salaryMin, salaryMax }: Salaries): boolean =>
  salaryMin === null || salaryMax === null || salaryMin <= salaryMax
