import { expect, test } from 'vitest'
import type { Preferences } from '../../api/preferences.ts'
import { firstProfile, noAnswers } from '../profile.ts'
import { type MatchedJob, matchOf } from './match.ts'

const now = new Date('2026-11-21T09:00:00Z')
const amina = {
  ...firstProfile(
    {
      email: 'amina@example.com',
      name: 'Amina',
      answers: {
        ...noAnswers,
        fullName: 'Amina Bello',
        state: 'Lagos',
        location: 'Yaba',
        experienceLevel: 'mid',
      },
    },
    now,
  ),
  skills: ['Reporting', 'sql'],
  techStack: ['MS Excel'],
  salaryMin: 350_000,
}
const nothing: Preferences = {
  jobTitles: [],
  jobTypes: [],
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
  version: 1,
  updatedAt: now.toISOString(),
}
const analyst: MatchedJob = {
  location: 'Ikeja, Lagos',
  workplace: 'onsite',
  openTo: [],
  type: 'full-time',
  level: 'senior',
  pay: {
    text: '₦280,000 – ₦400,000 a month',
    min: 280_000,
    max: 400_000,
    currency: 'NGN',
    period: 'month',
    nairaAMonth: 400_000,
    isEstimate: false,
  },
  skills: ['Excel', 'SQL', 'Power BI'],
}

const fitsOf = (job: MatchedJob, preferences: Preferences | null = null) =>
  Object.fromEntries((matchOf(job, amina, preferences)?.parts ?? []).map(({ part, fits }) => [part, fits]))

test('skills count one by one in any spelling, and each other part counts once', () => {
  expect(matchOf(analyst, amina, null)).toMatchObject({
    met: 5,
    of: 6,
    score: 81,
    skills: { had: ['Excel', 'SQL'], missing: ['Power BI'] },
  })
})

test.each([
  ['where somebody lives, all over its state', {}, null, { location: true }],
  ['elsewhere', { location: 'Abuja' }, null, { location: false }],
  ['where the preferences say', { location: 'Abuja' }, { locations: ['Abuja', 'Kano'] }, { location: true }],
  ['no place', { location: '' }, null, { location: null }],
  ['remote, open to all', { workplace: 'remote', openTo: ['worldwide'] }, null, { location: true }],
  ['remote in Africa', { workplace: 'remote', openTo: ['africa'] }, null, { location: true }],
  ['remote for Americans', { workplace: 'remote', openTo: ['US'] }, null, { location: false }],
  ['remote for whom?', { workplace: 'remote', openTo: [] }, null, { location: null }],
  ['an office, for who wants remote work only', {}, { remoteOnly: true }, { location: false }],
  ['pay that reaches the wish', {}, null, { salary: true }],
  ['pay below the wish', {}, { salaryMin: 500_000 }, { salary: false }],
  ['a wish in dollars', {}, { salaryMin: 1000, currency: 'USD' }, { salary: false }],
  ['no pay said', { pay: null }, null, { salary: null }],
  ['the next level', {}, null, { level: true }],
  ['two levels up', { level: 'lead' }, null, { level: false }],
  ['the kind of work', {}, { jobTypes: ['full-time', 'onsite'] }, { type: true }],
  ['another kind', {}, { jobTypes: ['part-time'] }, { type: false }],
  ['freelance for contract', { type: 'contract' }, { jobTypes: ['freelance'] }, { type: true }],
  ['a kind that nobody named', {}, null, { type: null }],
] as const)('%s', (_, job, preferences, fits) => {
  const all = { ...analyst, ...job, openTo: [...('openTo' in job ? job.openTo : [])] }
  const wanted = preferences && {
    ...nothing,
    ...preferences,
    locations: [...('locations' in preferences ? preferences.locations : [])],
    jobTypes: [...('jobTypes' in preferences ? preferences.jobTypes : [])],
  }
  expect(fitsOf(all, wanted)).toMatchObject(fits)
})

test('a person who would move is not near an unknown place', () => {
  const nomad = { ...amina, location: '', state: null, country: '', willingToRelocate: true }
  const job = { ...analyst, location: 'Wakanda' }
  const { parts = [] } = matchOf(job, nomad, { ...nothing, locations: ['Kano'] }) ?? {}
  expect(parts.find(({ part }) => part === 'location')).toMatchObject({ fits: null })
})

test('a person with an empty profile gets no match instead of a score of 0', () => {
  const stranger = firstProfile({ email: 'x@example.com', name: 'X', answers: null }, now)
  const bare = { ...analyst, location: '', level: null, pay: null }
  expect(matchOf(bare, stranger, null)).toBeNull()
  expect(matchOf(bare, null, null)).toBeNull()
})

test('of a long list of tools the first eight count', () => {
  const skills = Array.from({ length: 20 }, (_, n) => `Tool ${n}`)
  expect(matchOf({ ...analyst, skills }, amina, null)?.skills.missing).toHaveLength(8)
})
