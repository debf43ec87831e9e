import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { arbeitnow } from './arbeitnow.ts'

const address = (page: number) => `https://www.arbeitnow.com/api/job-board-api?page=${page}`
const page = (data: unknown[], next: string | null = null) => ({ data, links: { next }, meta: {} })
const job = (slug: string, changes: object = {}) => ({
  slug,
  company_name: 'Bauer & Sohn GmbH',
  title: 'Support Engineer (m/w/d)',
  description: '<p>Answer <em>kindly</em>.</p>',
  remote: true,
  url: `https://www.arbeitnow.com/jobs/companies/bauer/${slug}`,
  tags: ['Remote', 'IT'],
  job_types: ['full time', 'permanent'],
  location: 'Berlin',
  created_at: 1_790_000_000,
  ...changes,
})

test('a job; a job that is not remote has no known workplace', async () => {
  const { context } = answering({
    [address(1)]: page([job('a'), job('b', { remote: false, job_types: [] })]),
  })
  const { listings, isWhole } = await arbeitnow(context)
  expect(listings).toEqual([
    expect.objectContaining({
      board: 'arbeitnow',
      key: 'a',
      url: 'https://www.arbeitnow.com/jobs/companies/bauer/a',
      title: 'Support Engineer (m/w/d)',
      company: 'Bauer & Sohn GmbH',
      location: 'Berlin',
      description: 'Answer kindly.',
      postedAt: 1_790_000_000,
      employment: 'full time, permanent',
      workplace: 'remote',
      tags: ['Remote', 'IT'],
    }),
    expect.objectContaining({ key: 'b', workplace: null, employment: '' }),
  ])
  expect(isWhole).toBe(true)
})

test('all pages are read, but no more than five', async () => {
  const more = 'https://elsewhere.example/next'
  const answers = Object.fromEntries([1, 2, 3, 4, 5, 6].map(n => [address(n), page([job(`job-${n}`)], more)]))
  const { asked, context } = answering(answers)
  const { listings, isWhole } = await arbeitnow(context)
  expect(listings).toHaveLength(5)
  expect(isWhole).toBe(false)
  expect(asked.at(-1)).toBe(address(5))
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job('c', { title: hostile.title, description: hostile.html })
  const { context } = answering({ [address(1)]: page([{ slug: 'x' }, wicked]) })
  expect(await arbeitnow(context)).toMatchObject({ listings: [harmless], broken: 1 })
})
