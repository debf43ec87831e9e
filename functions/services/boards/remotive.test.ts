import { expect, test } from 'vitest'
import { answering, harmless, hostile } from './answers.testing.ts'
import { remotive } from './remotive.ts'

const address = 'https://remotive.com/api/remote-jobs'
const read = (...jobs: unknown[]) =>
  remotive(
    answering({
      [address]: {
        '00-warning': 'Our domain has moved.',
        '0-legal-notice': 'Please link back.',
        'job-count': jobs.length,
        jobs,
      },
    }).context,
  )
const job = (id: number, changes: object = {}) => ({
  id,
  url: `https://remotive.com/remote-jobs/support/${id}`,
  title: 'Support Agent',
  company_name: 'Harmattan Cloud',
  category: 'Customer Service',
  tags: ['zendesk', 'email'],
  job_type: 'full_time',
  publication_date: '2026-09-20T08:01:56',
  candidate_required_location: 'Africa, Europe',
  salary: '$1.5k - $2k monthly',
  description: '<p>Answer<br>tickets.</p>',
  ...changes,
})

test('a job', async () => {
  const { listings } = await read(job(7))
  expect(listings).toEqual([
    {
      board: 'remotive',
      key: '7',
      url: 'https://remotive.com/remote-jobs/support/7',
      title: 'Support Agent',
      company: 'Harmattan Cloud',
      location: '',
      description: 'Answer\ntickets.',
      postedAt: '2026-09-20T08:01:56',
      expiresAt: null,
      employment: 'full_time',
      level: '',
      workplace: 'remote',
      openTo: ['Africa', 'Europe'],
      salary: {
        text: '$1.5k - $2k monthly',
        min: null,
        max: null,
        currency: '',
        period: '',
        isEstimate: false,
      },
      tags: ['Customer Service', 'zendesk', 'email'],
      isEmployers: false,
    },
  ])
})

test('a missing salary and a missing place are unknown, which does not mean anywhere', async () => {
  const { listings } = await read(job(8, { salary: '', candidate_required_location: '' }))
  expect(listings).toMatchObject([{ salary: null, openTo: null }])
})

test('a broken row is left out, and markup comes as plain text', async () => {
  const wicked = job(9, { title: hostile.title, description: hostile.html })
  expect(await read(job(8, { url: null }), wicked)).toMatchObject({ listings: [harmless], broken: 1 })
})

test('the board is asked for a changed answer only', async () => {
  const { asked, context } = answering({ [address]: { jobs: [] } })
  await remotive(context)
  expect(asked).toEqual([`?${address}`])
})
