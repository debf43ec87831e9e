import type { Past } from './past.ts'

/** Six weeks of a nurse in Zaria who has all but found what she looked for. */
export const hauwasApplications: readonly Past[] = [
  {
    daysAgo: 12,
    jobTitle: 'Staff Nurse, Maternity',
    companyName: 'Tudun Wada Specialist Hospital',
    location: 'Kaduna',
    path: ['applied', 'interview', 'offer'],
    notes: 'Offer: four days a week, from the first of next month. They want a word by Monday.',
  },
  {
    daysAgo: 25,
    jobTitle: 'School Nurse',
    companyName: 'Rahama Schools',
    location: 'Zaria',
    path: ['applied', 'withdrawn'],
    notes: 'Withdrew: the post has no maternity ward.',
  },
  {
    daysAgo: 40,
    jobTitle: 'Theatre Nurse',
    companyName: 'Farin Ruwa Surgical Centre',
    location: 'Katsina',
    path: ['applied', 'rejected'],
  },
]
