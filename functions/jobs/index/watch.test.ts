import { afterAll, expect, test } from 'vitest'
import type { WatchQuery } from '../job-index.ts'
import { indexOf } from './index.testing.ts'
import { daysAgo, noon, samplePosting } from './postings.testing.ts'

const pay = (min: number, max: number) =>
  ({ text: '', min, max, currency: 'NGN', period: 'month', nairaAMonth: max, isEstimate: false }) as const

const index = indexOf([
  samplePosting({ company: 'new', firstSeenAt: daysAgo(0.1), postedAt: daysAgo(30) }),
  samplePosting({
    company: 'yesterday',
    firstSeenAt: daysAgo(1),
    pay: pay(100_000, 200_000),
    type: 'contract',
  }),
  samplePosting({ company: 'kano', firstSeenAt: daysAgo(1), location: 'Kano' }),
  samplePosting({ company: 'nurse', title: 'Staff Nurse', firstSeenAt: daysAgo(1) }),
  // `account` and `accountant` have the same stem. A description that only mentions a word does not match.
  samplePosting({ company: 'manager', title: 'Key Account Manager', firstSeenAt: daysAgo(1) }),
  samplePosting({
    company: 'clerk',
    title: 'Store Clerk',
    description: 'You report to the accountant.',
    firstSeenAt: daysAgo(1),
  }),
  samplePosting({
    company: 'skilled',
    title: 'Finance Officer',
    skills: ['Power BI', 'Bookkeeping', 'Security Operations', 'Driving'],
    firstSeenAt: daysAgo(1),
  }),
  samplePosting({ company: 'abroad', title: 'Welder', location: 'Berlin, Germany', firstSeenAt: daysAgo(1) }),
  samplePosting({ company: 'over', firstSeenAt: daysAgo(1), expiresAt: daysAgo(-1) }),
  samplePosting({ company: 'long ago', firstSeenAt: daysAgo(60) }),
])
afterAll(() => index.close())

const watched = (about: Partial<WatchQuery>) =>
  index
    .watch({
      anyOf: ['accountant'],
      location: '',
      jobType: null,
      salaryMin: null,
      salaryMax: null,
      country: 'NG',
      seenAfter: new Date(daysAgo(2)),
      limit: 10,
      now: noon,
      ...about,
    })
    .map(({ company }) => company)
    .toSorted()

test.each<[string, Partial<WatchQuery>, string[]]>([
  ['all that is new', {}, ['kano', 'new', 'over', 'yesterday']],
  ['after the very moment that they were seen', { seenAfter: new Date(daysAgo(1)) }, ['new']],
  [
    'a moment before',
    { seenAfter: new Date(Date.parse(daysAgo(1)) - 1) },
    ['kano', 'new', 'over', 'yesterday'],
  ],
  [
    'longer ago than days are listed',
    { seenAfter: new Date(daysAgo(90)) },
    ['kano', 'long ago', 'new', 'over', 'yesterday'],
  ],
  ['jobs that the person can get from home', { anyOf: ['welder'] }, []],
  ['a place abroad', { anyOf: ['welder'], location: 'Germany' }, ['abroad']],
  ['any place abroad', { anyOf: ['welder'], location: 'abroad' }, ['abroad']],
  ['where the person lives is not known', { anyOf: ['welder'], country: null }, ['abroad']],
  ['a skill', { anyOf: ['bookkeeping'] }, ['skilled']],
  ['a word of a skill that is another', { anyOf: ['operations'] }, []],
  ['a role whose work is a skill of another job', { anyOf: ['driver'] }, []],
  ['a role in the plural', { anyOf: ['Accountants'] }, ['kano', 'new', 'over', 'yesterday']],
  ['any of the keywords', { anyOf: ['staff nurse', 'welder'] }, ['nurse']],
  ['all words of a keyword', { anyOf: ['accountant nurse'] }, []],
  ['at a place', { location: 'Kano' }, ['kano']],
  ['of a type', { jobType: 'contract' }, ['yesterday']],
  [
    'pay above what is offered, those that do not say it remaining',
    { salaryMin: 250_000 },
    ['kano', 'new', 'over'],
  ],
  ['pay within', { salaryMin: 150_000, salaryMax: 300_000 }, ['kano', 'new', 'over', 'yesterday']],
  ['pay below', { salaryMax: 90_000 }, ['kano', 'new', 'over']],
  [
    'a range the wrong way round',
    { salaryMin: 300_000, salaryMax: 150_000 },
    ['kano', 'new', 'over', 'yesterday'],
  ],
  ['two days later', { now: new Date(daysAgo(-2)) }, ['kano', 'new', 'yesterday']],
])('%s', (_, about, companies) => {
  expect(watched(about)).toEqual(companies)
})

test('at most the requested number of jobs is found, the newest first', () => {
  const jobs = index.watch({
    anyOf: ['accountant', 'nurse'],
    location: '',
    jobType: null,
    salaryMin: null,
    salaryMax: null,
    country: 'NG',
    seenAfter: new Date(daysAgo(2)),
    limit: 2,
    now: noon,
  })
  expect(jobs).toHaveLength(2)
  expect(jobs.every(({ postedAt }) => postedAt === daysAgo(1))).toBe(true)
})

test('stop words are no keywords: no job matches', () => {
  expect(watched({ anyOf: ['jobs', '!!'] })).toEqual([])
})
