import type { PreferencesForm } from '../../shared/api/preferences.ts'
import type { ProfileForm } from '../../shared/api/profile.ts'

/** What a demo person filled in after the sign-up. */
export type FilledIn = {
  readonly profile?: Partial<ProfileForm>
  readonly preferences?: Partial<PreferencesForm>
}

/** All but a picture. */
export const amina: FilledIn = {
  profile: {
    bio: 'I plan stock and routes for companies that move real goods. Six years between Apapa and Kano taught me to ask the drivers first and the spreadsheet second.',
    careerLevel: 'mid',
    yearsOfExperience: 6,
    linkedinUrl: 'https://linkedin.example/in/amina-bello',
    portfolioUrl: 'https://aminabello.example',
    certifications: ['CIPS Level 4'],
    remotePreference: true,
  },
  preferences: {
    jobTitles: ['Operations Analyst', 'Supply Planner', 'Demand Planner'],
    jobTypes: ['onsite', 'hybrid', 'remote'],
    locations: ['Lagos', 'Abuja', 'Ìbàdàn'],
    industries: ['Operations', 'Consulting'],
    keywords: ['logistics', 'forecasting', 'Power BI'],
    salaryMin: 350_000,
    salaryMax: 600_000,
  },
}

export const chinedu: FilledIn = {
  profile: {
    bio: 'Backend developer. I like small services that can be understood at two in the morning.',
    yearsOfExperience: 4,
    githubUrl: 'https://github.example/chinedu-okafor',
    remotePreference: true,
  },
  preferences: { jobTypes: ['remote'], remoteOnly: true },
}
