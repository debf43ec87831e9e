import { expect, test } from 'vitest'
import type { Preferences } from '../../../shared/api/preferences.ts'
import { paths } from '../../paths.ts'
import { alertQueryOf } from '../../person/alert-query.ts'
import { prefillOf } from './prefill.ts'

test('the words of a search become an alert', () => {
  expect(prefillOf('?sheet=new&q=supply%20planner&location=%20Port%20%20Harcourt&type=full-time')).toEqual({
    title: 'Supply planner in Port Harcourt',
    keywords: { tags: ['supply planner'], typed: '' },
    location: 'Port Harcourt',
    jobType: 'full-time',
    salaryMin: '',
    salaryMax: '',
  })
})

test('commas separate keywords, without repeats and at most ten', () => {
  const many = Array.from({ length: 14 }, (_, at) => `word ${at}`)
  expect(prefillOf('?q=welder,%20Fitter,,WELDER')?.keywords.tags).toEqual(['welder', 'Fitter'])
  expect(prefillOf(`?q=${many.join(',')}`)?.keywords.tags).toEqual(many.slice(0, 10))
})

test.each([
  ['nothing', '?sheet=new', null],
  ['only blanks', '?sheet=new&q=%20,&type=all', null],
  ['a kind that is none', '?q=nurse&type=slavery', { jobType: 'all' }],
  ['a place alone', '?location=Kano', { title: '', location: 'Kano' }],
  ['pay that is none', '?q=nurse&min=lots&max=-5', { salaryMin: '', salaryMax: '' }],
  ['words beyond all measure', `?q=${'x'.repeat(5000)}`, { title: `X${'x'.repeat(99)}` }],
])('an address with %s', (_, search, filled) => {
  const prefill = prefillOf(search)
  if (filled === null) expect(prefill).toBeNull()
  else expect(prefill).toMatchObject(filled)
})

const preferences: Preferences = {
  jobTitles: ['Supply Planner', 'Demand Planner'],
  jobTypes: ['full-time'],
  locations: ['Lagos', 'Ibadan'],
  industries: ['Operations'],
  keywords: ['SAP'],
  excludedCompanies: [],
  experienceLevel: null,
  salaryMin: 250_000,
  salaryMax: null,
  currency: 'NGN',
  remoteOnly: false,
  autoApplyEnabled: false,
  version: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
}

test('the job preferences become an alert', () => {
  const query = alertQueryOf(preferences)
  expect(query && prefillOf(new URL(paths.newAlert(query), 'https://aiki.example').search)).toEqual({
    title: 'Supply Planner in Lagos',
    keywords: { tags: ['Supply Planner', 'Demand Planner'], typed: '' },
    location: 'Lagos',
    jobType: 'full-time',
    salaryMin: '250,000',
    salaryMax: '',
  })
})

test.each<[string, Partial<Preferences>, object | null]>([
  ['no titles: the keywords', { jobTitles: [] }, { q: 'SAP' }],
  ['neither: nothing', { jobTitles: [], keywords: [] }, null],
  [
    'pay in another currency: no pay',
    { currency: 'USD', salaryMax: 900 },
    { q: 'Supply Planner,Demand Planner' },
  ],
  ['remote alone', { remoteOnly: true }, { type: 'remote' }],
])('preferences with %s', (_, change, query) => {
  const found = alertQueryOf({ ...preferences, ...change })
  if (query === null) expect(found).toBeNull()
  else expect(found).toMatchObject(query)
  if (change.currency) expect(found).not.toHaveProperty('max')
})

test('an onsite that is chosen beside the only kind of work does not hide it', () => {
  const query = alertQueryOf({ ...preferences, jobTypes: ['onsite', 'full-time'] })
  expect(query).toMatchObject({ type: 'full-time', location: 'Lagos', places: 'Lagos or Ibadan' })
})

test.each([
  ['several workplaces', ['onsite', 'remote']],
  ['several kinds', ['full-time', 'part-time']],
  ['a kind that alerts do not know', ['onsite']],
] as const)('%s do not narrow the alert', (_, jobTypes) => {
  expect(alertQueryOf({ ...preferences, jobTypes: [...jobTypes] })).not.toHaveProperty('type')
})
