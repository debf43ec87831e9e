import { expect, test } from 'vitest'
import { answering, harmless, hostile } from '../answers.testing.ts'
import { workable } from './workable.ts'

const employer = { system: 'workable', account: 'zuma', name: 'Zuma' } as const
const read = (...jobs: unknown[]) =>
  workable(
    answering({
      'https://apply.workable.com/api/v1/widget/accounts/zuma?details=true': { name: 'Zuma Insurance', jobs },
    }).context.fetch,
    employer,
  )
const job = (shortcode: string, city: string, changes: object = {}) => ({
  shortcode,
  title: 'Claims Handler',
  url: `https://apply.workable.com/j/${shortcode}`,
  employment_type: 'Full-time',
  telecommuting: false,
  department: 'Claims',
  published_on: '2026-09-02',
  created_at: '2026-08-01',
  country: 'Nigeria',
  city,
  state: city === 'Ikeja' ? 'Lagos' : city,
  experience: 'Associate',
  description: '<p>Settle <i>claims</i>.</p>',
  ...changes,
})

test('a job in several cities has a row for each city, and is one job', async () => {
  const { listings } = await read(job('A1', 'Ikeja'), job('B2', 'Kano'), job('A1', 'Enugu'))
  expect(listings).toEqual([
    {
      board: 'employers',
      key: 'workable:zuma:A1',
      url: 'https://apply.workable.com/j/A1',
      title: 'Claims Handler',
      company: 'Zuma Insurance',
      location: 'Ikeja, Lagos, Nigeria; Enugu, Nigeria',
      description: 'Settle claims.',
      postedAt: '2026-09-02',
      expiresAt: null,
      employment: 'Full-time',
      level: 'Associate',
      workplace: null,
      openTo: null,
      salary: null,
      tags: ['Claims'],
      isEmployers: true,
    },
    expect.objectContaining({ key: 'workable:zuma:B2', location: 'Kano, Nigeria' }),
  ])
})

test('a job in several cities may also be one row that lists them', async () => {
  const locations = [
    { city: 'Accra', region: 'Greater Accra', country: 'Ghana', hidden: false },
    { city: 'Abuja', region: 'FCT', country: 'Nigeria', hidden: false },
  ]
  const { listings } = await read(job('C3', 'Accra', { locations, telecommuting: true }))
  expect(listings).toMatchObject([
    { location: 'Accra, Greater Accra, Ghana; Abuja, FCT, Nigeria', workplace: 'remote' },
  ])
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job('D4', 'Jos', { title: hostile.title, description: hostile.html, published_on: null })
  expect(await read({ title: 'Cook' }, wicked)).toMatchObject({
    listings: [{ ...harmless, postedAt: '2026-08-01' }],
    broken: 1,
  })
})
