import { expect, test } from 'vitest'
import type { Home } from '../../../shared/api/home.ts'
import { digestAt, digestOf } from '../../../shared/domain/application-digest.ts'
import { subscriptionView } from '../../../shared/domain/subscription-view.ts'
import { firstMove, firstSteps } from './first-steps.ts'

const now = new Date('2026-11-20T10:00:00Z')
const free = subscriptionView({ history: [], trialWish: null }, null, now)
const fresh: Home = {
  applications: digestAt(digestOf([], now), now),
  interviewSessions: 0,
  resumes: 0,
  alerts: 0,
  quota: { applications: 5, resumes: 1 },
  profile: { percent: 7, missing: ['Skills'], jobTitle: '', place: '' },
  refusingMailbox: null,
  hasPreferences: false,
  subscription: free,
}
const accountant = { percent: 40, missing: ['Skills'], jobTitle: 'Accountant', place: 'Lagos' }
const inWords = (home: Home) => firstSteps(home).map(({ label, done }) => `${done ? '✓' : '·'} ${label}`)

test('a new person has all steps left', () => {
  expect(inWords(fresh)).toEqual([
    '· Add your first application',
    '· Complete your profile (7%)',
    '· Make your resume',
    '· Set an alert for new jobs',
    '· Set your job preferences',
  ])
})

test('each step is ticked by its own condition, and when all are done none is left', () => {
  const done: Partial<Home>[] = [
    { applications: { ...fresh.applications, total: 1 } },
    { profile: { ...accountant, percent: 100, missing: [] } },
    { resumes: 1 },
    { alerts: 1 },
    { hasPreferences: true },
  ]
  for (const [place, part] of done.entries())
    expect(inWords({ ...fresh, ...part }).findIndex(words => words.startsWith('✓'))).toBe(place)
  expect(firstSteps(Object.assign({}, fresh, ...done))).toEqual([])
})

test.each([
  [accountant, "See today's jobs for Accountant in Lagos", 'q=Accountant&location=Lagos'],
  [{ ...accountant, place: '' }, "See today's jobs for Accountant", 'q=Accountant'],
  [{ ...accountant, jobTitle: '' }, "See today's jobs in Lagos", 'location=Lagos'],
])(
  'the first move shows the jobs for what the person told us, which costs no search: %j',
  (profile, title, query) => {
    const home = { ...fresh, profile }
    expect(firstMove(home)).toMatchObject({
      instead: 'application',
      step: { title, action: { to: '/dashboard/job-search' } },
    })
    const alert = firstSteps(home).find(({ name }) => name === 'alert')
    expect(alert?.to).toBe(`/dashboard/job-alerts?sheet=new&${query}`)
  },
)

test.each([[null], [fresh.profile]])(
  'a person who told us nothing yet is first asked for it: %j',
  profile => {
    expect(firstMove({ ...fresh, profile })).toMatchObject({
      instead: 'profile',
      step: { title: 'Say what work you look for', action: { to: '/dashboard/profile?edit=jobTitle' } },
    })
  },
)
