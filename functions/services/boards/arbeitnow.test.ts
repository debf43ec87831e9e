import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { arbeitnow } from './arbeitnow.ts'

const address = (page: number) => `https://www.arbeitnow.com/api/job-board-api?page=${page}`
const page = (data: unknown[], next: string | null = null) => ({ data, links: { next }, meta: {} })
const job = (slug: string, said: object = {}) => ({
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
  ...said,
})

test('a job; that it is not remote does not say how it is done', async () => {
  const { surroundings } = answering({
    [address(1)]: page([job('a'), job('b', { remote: false, job_types: [] })]),
  })
  const { listings, isWhole } = await arbeitnow(surroundings)
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

test('page after page, and no more than five', async () => {
  const more = 'https://elsewhere.example/next'
  const answers = Object.fromEntries([1, 2, 3, 4, 5, 6].map(n => [address(n), page([job(`job-${n}`)], more)]))
  const { asked, surroundings } = answering(answers)
  const { listings, isWhole } = await arbeitnow(surroundings)
  expect(listings).toHaveLength(5)
  expect(isWhole).toBe(false)
  expect(asked.at(-1)).toBe(address(5))
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job('c', { title: hostile.title, description: hostile.html })
  const { surroundings } = answering({ [address(1)]: page([{ slug: 'x' }, wicked]) })
  expect(await arbeitnow(surroundings)).toMatchObject({ listings: [harmless], broken: 1 })
})
