import { afterAll, expect, test } from 'vitest'
import type { JobFilters } from '../../../shared/api/job-search.ts'
import type { Pay, Posting } from '../../../shared/domain/jobs/posting.ts'
import { indexOf, jobsOf, noFilters, queryOf } from './index.testing.ts'
import { daysAgo, samplePosting } from './postings.testing.ts'

const paid = (nairaAMonth: number): Pay => ({
  text: `₦${nairaAMonth} a month`,
  min: nairaAMonth,
  max: nairaAMonth,
  currency: 'NGN',
  period: 'month',
  nairaAMonth,
  isEstimate: false,
})

const job = (company: string, about: Partial<Posting> = {}) => samplePosting({ company, ...about })
const index = indexOf([
  job('plain', { postedAt: daysAgo(40) }),
  job('full', { type: 'full-time', level: 'entry', workplace: 'onsite', postedAt: daysAgo(0.5) }),
  job('part', { type: 'part-time', level: 'mid', workplace: 'hybrid', postedAt: daysAgo(2.5) }),
  job('contract', { type: 'contract', level: 'senior', postedAt: daysAgo(6.5) }),
  job('nigerian', { workplace: 'remote', openTo: ['NG'], type: 'full-time', postedAt: daysAgo(13) }),
  job('african', { workplace: 'remote', openTo: ['africa'], postedAt: daysAgo(29) }),
  job('worldly', { workplace: 'remote', openTo: ['worldwide'], postedAt: daysAgo(31) }),
  job('american', { workplace: 'remote', openTo: ['US'], places: [], postedAt: daysAgo(31) }),
  job('unsaid', { workplace: 'remote', places: [], postedAt: daysAgo(31) }),
  job('poor', { pay: paid(40_000), postedAt: daysAgo(31) }),
  job('middling', { pay: paid(250_000), postedAt: daysAgo(31) }),
  job('rich', { pay: paid(900_000), board: 'remotive', postedAt: daysAgo(31) }),
])
afterAll(() => index.close())

const found = (about: Parameters<typeof queryOf>[0]) =>
  jobsOf(index.search(queryOf({ closed: true, ...about })))
    .map(({ company }) => company)
    .toSorted()

test.each([
  ['full-time', ['full', 'nigerian']],
  ['part-time', ['part']],
  ['contract', ['contract']],
  ['remote', ['african', 'american', 'nigerian', 'unsaid', 'worldly']],
] as const)('of type %s', (jobType, companies) => {
  expect(found({ jobType })).toEqual(companies)
  expect(found({ jobType, query: 'accountant' })).toEqual(companies)
})

test.each<[Partial<JobFilters>, string[]]>([
  [{ workplaces: ['hybrid'] }, ['part']],
  [{ workplaces: ['hybrid', 'onsite'] }, ['full', 'part']],
  [{ openTo: 'nigeria' }, ['african', 'nigerian', 'worldly']],
  [{ openTo: 'africa' }, ['african', 'worldly']],
  [{ openTo: 'worldwide' }, ['worldly']],
  [{ salaryMin: 30_000 }, ['middling', 'poor', 'rich']],
  [{ salaryMin: 250_000 }, ['middling', 'rich']],
  [{ salaryMin: 250_001 }, ['rich']],
  [{ salaryMin: 900_001 }, []],
  [{ salaryMin: 500, currency: 'USD' }, ['rich']],
  [
    { salaryMin: 0 },
    [
      'african',
      'american',
      'contract',
      'full',
      'middling',
      'nigerian',
      'part',
      'plain',
      'poor',
      'rich',
      'unsaid',
      'worldly',
    ],
  ],
  [{ postedWithin: 1 }, ['full']],
  [{ postedWithin: 3 }, ['full', 'part']],
  [{ postedWithin: 7 }, ['contract', 'full', 'part']],
  [{ postedWithin: 30 }, ['african', 'contract', 'full', 'nigerian', 'part']],
  [{ boards: ['remotive'] }, ['rich']],
  [{ boards: ['jobicy'] }, []],
  [{ levels: ['entry', 'senior'] }, ['contract', 'full']],
  [{ levels: ['senior'], postedWithin: 3 }, []],
  [{ boards: ['remotive', 'myjobmag'], salaryMin: 200_000, currency: 'NGN' }, ['middling', 'rich']],
])('narrowed by %j', (filters, companies) => {
  expect(found({ filters: { ...noFilters, ...filters } })).toEqual(companies)
  expect(found({ filters: { ...noFilters, ...filters }, query: 'accountant', sort: 'date' })).toEqual(
    companies,
  )
})
