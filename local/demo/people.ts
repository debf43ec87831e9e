import type { NewPerson } from '../people.ts'
import { aminasApplications } from './amina.ts'
import { chinedusApplications } from './chinedu.ts'
import { folakesApplications } from './folake.ts'
import type { Past } from './past.ts'
import { amina, chinedu, type FilledIn } from './profiles.ts'

type DemoPerson = NewPerson & {
  /** What the terminal says of them. */
  readonly about: string
  readonly history: readonly Past[]
  readonly filledIn?: FilledIn
}

/** Who a newcomer can sign in as. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'amina@example.com',
    fullName: 'Amina Bello',
    about: 'Amina Bello, operations analyst: 31 applications over eight months',
    answers: {
      phone: '0803 000 0001',
      state: 'Lagos',
      location: 'Yaba',
      willingToRelocate: true,
      jobTypes: ['Full-time', 'Hybrid', 'Remote'],
      jobTitle: 'Operations Analyst',
      industry: 'Operations',
      experienceLevel: 'mid',
      salaryMin: 350_000,
      salaryMax: 600_000,
      skills: ['Stock planning', 'Reporting', 'SQL'],
      techStack: ['Excel', 'Power BI'],
      languages: ['English', 'Hausa', 'Yoruba'],
      careerObjectives: 'Lead planning for a company that moves real goods.',
      jobSearchTimeline: '3-months',
    },
    history: aminasApplications,
    filledIn: amina,
  },
  {
    email: 'chinedu@example.com',
    fullName: 'Chinedu Okafor',
    about: 'Chinedu Okafor, software developer: 9 applications',
    answers: {
      state: 'Enugu',
      jobTypes: ['Remote', 'Full-time'],
      jobTitle: 'Backend Developer',
      industry: 'Technology',
      experienceLevel: 'mid',
      salaryMin: 700_000,
      salaryMax: 1_200_000,
      skills: ['API design', 'Testing'],
      techStack: ['TypeScript', 'Node.js', 'PostgreSQL'],
      languages: ['English', 'Igbo'],
      jobSearchTimeline: 'immediately',
    },
    history: chinedusApplications,
    filledIn: chinedu,
  },
  {
    email: 'folake@example.com',
    fullName: 'Fọlákẹ́ Adéyẹmí',
    about: 'Fọlákẹ́ Adéyẹmí, teacher: 4 applications',
    answers: {
      state: 'Oyo',
      location: 'Ìbàdàn',
      jobTypes: ['Onsite', 'Full-time'],
      jobTitle: 'Mathematics Teacher',
      industry: 'Education',
      experienceLevel: 'senior',
      certifications: ['NCE', 'TRCN'],
      languages: ['English', 'Yoruba'],
      jobSearchTimeline: '6-months',
    },
    history: folakesApplications,
  },
  {
    email: 'tobi@example.com',
    fullName: 'Tobi Ekanem',
    about: 'Tobi Ekanem, who has only just signed up: no applications',
    history: [],
  },
]
