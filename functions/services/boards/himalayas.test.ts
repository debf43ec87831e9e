import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { BoardError } from './connector.ts'
import { himalayas } from './himalayas.ts'

const newest = 'https://himalayas.app/jobs/api?limit=20'
const nigeria = (page: number) => `https://himalayas.app/jobs/api/search?country=NG&page=${page}`
const worldwide = (page: number) => `https://himalayas.app/jobs/api/search?worldwide=true&page=${page}`
const page = (jobs: unknown[], changes: object = {}) => ({
  totalCount: jobs.length,
  limit: 20,
  jobs,
  ...changes,
})
const none = { [newest]: page([]), [nigeria(1)]: page([]), [worldwide(1)]: page([]) }
const job = (slug: string, changes: object = {}) => ({
  guid: `https://himalayas.app/companies/palmwine/jobs/${slug}`,
  applicationLink: `https://himalayas.app/companies/palmwine/jobs/${slug}`,
  title: 'Product Manager',
  companyName: 'Palmwine Analytics',
  employmentType: 'Full Time',
  minSalary: 60000,
  maxSalary: 80000,
  currency: 'USD',
  salaryPeriod: 'annual',
  seniority: ['Mid-level', 'Senior'],
  locationRestrictions: ['Nigeria', 'Kenya'],
  categories: ['Product-Management', 'Fintech'],
  description: '<h3>Role</h3><p>Decide what is built.</p>',
  pubDate: 1_790_000_000,
  expiryDate: 1_795_000_000,
  ...changes,
})

test('a job, and from which countries a person may do it', async () => {
  const { context } = answering({ ...none, [newest]: page([job('pm')]) })
  expect(await himalayas(context)).toEqual({
    listings: [
      {
        board: 'himalayas',
        key: 'https://himalayas.app/companies/palmwine/jobs/pm',
        url: 'https://himalayas.app/companies/palmwine/jobs/pm',
        title: 'Product Manager',
        company: 'Palmwine Analytics',
        location: '',
        description: 'Role\n\nDecide what is built.',
        postedAt: 1_790_000_000,
        expiresAt: 1_795_000_000,
        employment: 'Full Time',
        level: 'Mid-level, Senior',
        workplace: 'remote',
        openTo: ['Nigeria', 'Kenya'],
        salary: { text: '', min: 60000, max: 80000, currency: 'USD', period: 'annual', isEstimate: false },
        tags: ['Product Management', 'Fintech'],
        isEmployers: false,
      },
    ],
    broken: 0,
    isWhole: true,
  })
})

test('a job without restrictions is open to the whole world; a restriction may be an object', async () => {
  const { context } = answering({
    ...none,
    [worldwide(1)]: page([
      job('a', { locationRestrictions: [], minSalary: null, maxSalary: null, currency: null }),
      job('b', { locationRestrictions: [{ alpha2: 'NG', name: 'Nigeria', slug: 'nigeria' }] }),
    ]),
  })
  const { listings } = await himalayas(context)
  expect(listings).toMatchObject([{ openTo: [], salary: null }, { openTo: ['Nigeria'] }])
})

test('the newest jobs are read by their cursor, at most ten pages; the searches are read by page number', async () => {
  const cursors = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [
      n === 0 ? newest : `${newest}&cursor=c%2B${n}`,
      page([job(`new-${n}`)], { nextCursor: `c+${n + 1}` }),
    ]),
  )
  const { asked, context } = answering({
    ...none,
    ...cursors,
    [nigeria(1)]: page([job('ng-1')], { totalCount: 2 }),
    [nigeria(2)]: page([job('ng-2'), job('new-3')], { totalCount: 2 }),
  })
  const { listings, isWhole } = await himalayas(context)
  expect(listings).toHaveLength(10 + 2)
  expect(isWhole).toBe(false)
  expect(asked).toHaveLength(10 + 2 + 1)
})

test('an answer without a cursor leads on by its offset', async () => {
  const { context, asked } = answering({
    ...none,
    [newest]: page([job('a')], { offset: 0, totalCount: 2 }),
    [`${newest}&offset=1`]: page([job('b')], { offset: 1, totalCount: 2 }),
  })
  expect(await himalayas(context)).toMatchObject({
    listings: [{ title: 'Product Manager' }, {}],
    isWhole: true,
    loose: ['no nextCursor'],
  })
  expect(asked).toHaveLength(2 + 2)
})

test('a part that fails does not stop the others, a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job('x', { title: hostile.title, description: hostile.html })
  const { context } = answering({
    ...none,
    [newest]: new BoardError('refused', '429'),
    [nigeria(1)]: page([job('y', { applicationLink: 'javascript:steal()' }), wicked]),
  })
  expect(await himalayas(context)).toMatchObject({ listings: [harmless], broken: 1, isWhole: false })
})
