import type { Past } from './past.ts'

/** Three weeks of a teacher in Ìbàdàn who has just begun to look. */
export const folakesApplications: readonly Past[] = [
  {
    daysAgo: 2,
    jobTitle: 'Mathematics Teacher, JSS',
    companyName: 'Ọ̀jọ̀gbọ́n College',
    location: 'Bodija, Ìbàdàn',
    path: ['applied', 'interview'],
    notes: 'Demo lesson on Thursday: fractions, 35 minutes. Take the coloured strips.',
  },
  {
    daysAgo: 5,
    jobTitle: 'Curriculum Writer',
    companyName: 'Open Slate',
    location: 'Remote, Nigeria',
    path: ['saved'],
    origin: 'search',
  },
  {
    daysAgo: 10,
    jobTitle: 'Head of Numeracy',
    companyName: 'Greenfield Schools',
    location: 'Abẹ́òkúta',
    path: ['applied'],
    notes: 'Asks for a NCE and six years; I have both.',
  },
  {
    daysAgo: 19,
    jobTitle: 'Examinations Officer',
    companyName: 'Crescent Academy',
    location: 'Ìlọrin',
    path: ['applied', 'rejected'],
  },
]
