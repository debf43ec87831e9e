import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { boqqs } from './boqqs.ts'

const read = (...jobs: unknown[]) =>
  boqqs(answering({ 'https://boqqs.com/api/v1/jobs?country=NG&page=1&per_page=100': { jobs } }).context)
const job = (id: string, changes: object = {}) => ({
  id,
  title: 'Barista',
  employer: { name: 'Adunni Coffee' },
  location: { city: 'Lagos', country: 'NG' },
  salary: { min: 100000, max: 150000, currency: 'NGN', display: 'NGN 100,000 - 150,000' },
  employmentType: 'full-time',
  category: 'Hospitality',
  description: 'Pull shots.',
  url: `https://boqqs.com/jobs/${id}`,
  applyUrl: null,
  postedAt: '2026-09-20T08:00:00Z',
  expiresAt: '2026-11-01T00:00:00Z',
  ...changes,
})

test('a job has its employer and place as texts or objects', async () => {
  const { listings } = await read(
    job('BQ-2'),
    job('BQ-3', { employer: 'Zuma Tea', location: 'Ikeja, Lagos', salary: null, category: null }),
  )
  expect(listings).toMatchObject([
    {
      board: 'boqqs',
      key: 'BQ-2',
      url: 'https://boqqs.com/jobs/BQ-2',
      title: 'Barista',
      company: 'Adunni Coffee',
      location: 'Lagos, NG',
      postedAt: '2026-09-20T08:00:00Z',
      expiresAt: '2026-11-01T00:00:00Z',
      employment: 'full-time',
      salary: { text: 'NGN 100,000 - 150,000', min: 100000, max: 150000, currency: 'NGN', period: '' },
      tags: ['Hospitality'],
    },
    { company: 'Zuma Tea', location: 'Ikeja, Lagos', salary: null, tags: [] },
  ])
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job('BQ-9', { title: hostile.title, description: hostile.html, employer: null })
  expect(await read({}, wicked)).toMatchObject({ listings: [{ ...harmless, company: '' }], broken: 1 })
})
