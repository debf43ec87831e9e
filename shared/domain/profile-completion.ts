import type { Profile } from '../api/profile.ts'

/** The fields of a complete profile, in the order of the profile screen. Each has the same weight. */
const questions = [
  { field: 'avatar', label: 'Profile picture', isAnswered: ({ avatar }) => avatar !== null },
  { field: 'fullName', label: 'Full name', isAnswered: ({ fullName }) => fullName.trim() !== '' },
  { field: 'phone', label: 'Phone number', isAnswered: ({ phone }) => phone !== '' },
  {
    field: 'location',
    label: 'Where you live',
    isAnswered: ({ state, location }) => state !== null || location !== '',
  },
  { field: 'bio', label: 'About you', isAnswered: ({ bio }) => bio.trim() !== '' },
  { field: 'jobTitle', label: 'Job title', isAnswered: ({ jobTitle }) => jobTitle !== '' },
  { field: 'industry', label: 'Industry', isAnswered: ({ industry }) => industry !== null },
  { field: 'careerLevel', label: 'Career level', isAnswered: ({ careerLevel }) => careerLevel !== null },
  {
    field: 'yearsOfExperience',
    label: 'Years of experience',
    isAnswered: ({ yearsOfExperience }) => yearsOfExperience !== null,
  },
  { field: 'skills', label: 'Skills', isAnswered: ({ skills }) => skills.length > 0 },
  { field: 'languages', label: 'Languages', isAnswered: ({ languages }) => languages.length > 0 },
  {
    field: 'linkedinUrl',
    label: 'A link to your work',
    isAnswered: ({ linkedinUrl, githubUrl, portfolioUrl }) =>
      linkedinUrl !== '' || githubUrl !== '' || portfolioUrl !== '',
  },
  { field: 'jobTypes', label: 'Job types', isAnswered: ({ jobTypes }) => jobTypes.length > 0 },
  {
    field: 'salaryMin',
    label: 'Salary you hope for',
    isAnswered: ({ salaryMin, salaryMax }) => salaryMin !== null || salaryMax !== null,
  },
] as const satisfies readonly {
  readonly field: keyof Profile
  readonly label: string
  readonly isAnswered: (profile: Profile) => boolean
}[]

type Missing = Pick<(typeof questions)[number], 'field' | 'label'>

/**
 * How much of a profile is filled in, in whole percent, and what is missing. Links count once together, and so do
 * places.
 */
export const completion = (
  profile: Profile,
): { readonly percent: number; readonly missing: readonly Missing[] } => {
  const missing = questions.filter(({ isAnswered }) => !isAnswered(profile))
  const share = (questions.length - missing.length) / questions.length
  return {
    percent: Math.round(share * 100),
    missing: missing.map(({ field, label }) => ({ field, label })),
  }
}
