import { expect, test } from 'vitest'
import { answering, harmless, hostile } from '../answers.testing.ts'
import { lever } from './lever.ts'

const employer = { system: 'lever', account: 'savanna', name: 'Savanna Solar' } as const
const address = (skip: number) => `https://api.lever.co/v0/postings/savanna?mode=json&skip=${skip}&limit=100`
const read = (...jobs: unknown[]) => lever(answering({ [address(0)]: jobs }).context.fetch, employer)
const job = (id: string, changes: object = {}) => ({
  id,
  text: 'Installer',
  hostedUrl: `https://jobs.lever.co/savanna/${id}`,
  categories: {
    commitment: 'Full-time',
    location: 'Kano',
    team: 'Field',
    allLocations: ['Kano', 'Kaduna'],
  },
  createdAt: 1_789_205_361_939,
  description: '<div>Put panels on roofs.</div>',
  lists: [{ text: 'You', content: '\n<li>climb</li><li>wire</li>\n' }],
  additional: '<div>Helmets are ours.</div>',
  workplaceType: 'onsite',
  country: 'NG',
  ...changes,
})

test('a job, with its lists', async () => {
  const pay = { min: 150000, max: 200000, currency: 'NGN', interval: 'per-month-salary' }
  const { listings } = await read(job('a1', { salaryRange: pay }))
  expect(listings).toEqual([
    {
      board: 'employers',
      key: 'lever:savanna:a1',
      url: 'https://jobs.lever.co/savanna/a1',
      title: 'Installer',
      company: 'Savanna Solar',
      location: 'Kano; Kaduna',
      description: 'Put panels on roofs.\n\nYou\n• climb\n• wire\n\nHelmets are ours.',
      postedAt: 1_789_205_361_939,
      expiresAt: null,
      employment: 'Full-time',
      level: '',
      workplace: 'onsite',
      openTo: null,
      salary: {
        text: '',
        min: 150000,
        max: 200000,
        currency: 'NGN',
        period: 'per-month-salary',
        isEstimate: false,
      },
      tags: ['Field'],
      isEmployers: true,
    },
  ])
})

test('the jobs are read a hundred at a time', async () => {
  const hundred = Array.from({ length: 100 }, (_, n) => job(`n${n}`))
  const { asked, context } = answering({ [address(0)]: hundred, [address(100)]: [job('last')] })
  const { listings, isWhole } = await lever(context.fetch, employer)
  expect(listings).toHaveLength(101)
  expect(isWhole).toBe(true)
  expect(asked).toHaveLength(2)
})

test('an answer with an error, which is an object and no list, is a fault', async () => {
  const { context } = answering({ [address(0)]: { ok: false, error: 'Document not found' } })
  await expect(lever(context.fetch, employer)).rejects.toMatchObject({ kind: 'malformed' })
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job('w', {
    text: hostile.title,
    description: '',
    lists: [{ text: hostile.title, content: hostile.html }],
    additional: null,
    categories: null,
    workplaceType: 'unspecified',
  })
  expect(await read({ id: 'x' }, wicked)).toMatchObject({
    listings: [
      {
        title: harmless.title,
        description: `Accountant\n${harmless.description}`,
        location: '',
        workplace: null,
      },
    ],
    broken: 1,
  })
})
