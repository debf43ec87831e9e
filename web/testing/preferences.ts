import type { Preferences } from '../../shared/api/preferences.ts'

/** What somebody looks for who has saved nothing yet. */
export const firstPreferences: Preferences = {
  jobTitles: [],
  jobTypes: ['onsite'],
  locations: [],
  industries: [],
  keywords: [],
  excludedCompanies: [],
  experienceLevel: null,
  salaryMin: null,
  salaryMax: null,
  currency: 'NGN',
  remoteOnly: false,
  autoApplyEnabled: false,
  version: 0,
  updatedAt: null,
}
