import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { remoteok } from './remoteok.ts'

const notice = { last_updated: 1_790_000_000, legal: 'Please link back and mention Remote OK.' }
const read = (...rows: unknown[]) => remoteok(answering({ 'https://remoteok.com/api': rows }).context)
const job = (id: string, changes: object = {}) => ({
  slug: `remote-cook-${id}`,
  id,
  epoch: 1_789_650_045,
  date: '2026-09-17T13:00:45+00:00',
  company: 'Harmattan Cloud',
  position: 'Systems Administrator',
  tags: ['linux', 'sys admin'],
  description: 'Keep servers up.<br><br><strong>Nights too.</strong>',
  location: 'Nairobi, ',
  apply_url: `https://remoteOK.com/remote-jobs/${id}`,
  salary_min: 0,
  salary_max: 0,
  url: `https://remoteOK.com/remote-jobs/${id}`,
  ...changes,
})

test('the legal notice before the jobs is no job, and not a broken row', async () => {
  expect(await read(notice, job('7'))).toEqual({
    listings: [
      {
        board: 'remoteok',
        key: '7',
        url: 'https://remoteOK.com/remote-jobs/7',
        title: 'Systems Administrator',
        company: 'Harmattan Cloud',
        location: 'Nairobi,',
        description: 'Keep servers up.\n\nNights too.',
        postedAt: 1_789_650_045,
        expiresAt: null,
        employment: '',
        level: '',
        workplace: 'remote',
        openTo: null,
        salary: null,
        tags: ['linux', 'sys admin'],
        isEmployers: false,
      },
    ],
    broken: 0,
  })
  expect(await read(notice)).toEqual({ listings: [], broken: 0 })
})

test('the salary is in dollars a year', async () => {
  const { listings } = await read(notice, job('7', { salary_min: 50000, salary_max: 70000 }))
  expect(listings[0]?.salary).toMatchObject({ min: 50000, max: 70000, currency: 'USD', period: 'year' })
})

test('a row without a name is left out, and markup comes as plain text', async () => {
  const wicked = job('9', { position: hostile.title, description: hostile.html, epoch: null })
  expect(await read(notice, job('8', { position: '' }), wicked)).toMatchObject({
    listings: [{ ...harmless, postedAt: '2026-09-17T13:00:45+00:00' }],
    broken: 1,
  })
})
