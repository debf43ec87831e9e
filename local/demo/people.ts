import type { AlertForm } from '../../shared/api/alerts.ts'
import type { NewPerson } from '../people.ts'
import { aminasAlert, chinedusAlert } from './alerts.ts'
import { aminasApplications } from './amina.ts'
import { chinedusApplications } from './chinedu.ts'
import { folakesApplications } from './folake.ts'
import { hauwasApplications } from './hauwa.ts'
import type { Past } from './past.ts'
import type { PlanPast } from './plan-past.ts'
import { chinedusPractice, type PastPractice } from './practice.ts'
import { amina, chinedu, type FilledIn } from './profiles.ts'
import { aminasResume, chinedusResume, type PastResume } from './resumes.ts'

export type DemoPerson = NewPerson & {
  /** What the terminal says of them. */
  readonly about: string
  readonly history: readonly Past[]
  readonly filledIn?: FilledIn
  /** Left out: Free, from the first day. */
  readonly plan?: PlanPast
  readonly alert?: AlertForm
  readonly resume?: PastResume
  readonly practice?: PastPractice
}

/** Who a newcomer can sign in as. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'amina@example.com',
    fullName: 'Amina Bello',
    about: 'Amina Bello, operations analyst: Pro, renewed by card; 31 applications over eight months',
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
    alert: aminasAlert,
    resume: aminasResume,
    plan: { buys: 'pro', card: '4084084084084081', months: 4, endsInDays: 11 },
  },
  {
    email: 'chinedu@example.com',
    fullName: 'Chinedu Okafor',
    about:
      'Chinedu Okafor, software developer: Elite, upgraded from Pro; 23 applications, six weeks of practice',
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
    alert: chinedusAlert,
    resume: chinedusResume,
    practice: chinedusPractice,
    plan: {
      buys: 'pro',
      card: '5060666666666666666',
      months: 2,
      endsInDays: 18,
      upgrade: { to: 'elite', daysAgo: 4 },
    },
  },
  {
    email: 'folake@example.com',
    fullName: 'Fọlákẹ́ Adéyẹmí',
    about: 'Fọlákẹ́ Adéyẹmí, teacher: Elite on trial; 4 applications',
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
    plan: { tries: 'elite', daysAgo: 4 },
  },
  {
    email: 'hauwa@example.com',
    fullName: 'Hauwa Danjuma',
    about: 'Hauwa Danjuma, nurse: Pro, cancelled and soon over; 3 applications',
    answers: {
      state: 'Kaduna',
      location: 'Zaria',
      jobTypes: ['Onsite', 'Part-time'],
      jobTitle: 'Staff Nurse',
      industry: 'Healthcare',
      experienceLevel: 'mid',
      certifications: ['RN', 'RM'],
      languages: ['English', 'Hausa'],
      jobSearchTimeline: '1-month',
    },
    history: hauwasApplications,
    plan: { buys: 'pro', card: '507850785078507812', months: 1, endsInDays: 6, cancelledDaysAgo: 9 },
  },
  {
    email: 'tobi@example.com',
    fullName: 'Tobi Ekanem',
    about: 'Tobi Ekanem, who has only just signed up: Free; no applications',
    history: [],
  },
]
