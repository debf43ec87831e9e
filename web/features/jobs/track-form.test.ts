import { expect, test } from 'vitest'
import { applicationOperations } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { jobOf } from './jobs.testing.ts'
import { trackErrorNotice, trackForm } from './track-form.ts'

test('a job is tracked with the facts of its advert and its source', () => {
  expect(trackForm(jobOf({}))).toEqual({
    jobTitle: 'Logistics Data Analyst',
    companyName: 'Makoko Marine',
    location: 'Lagos',
    jobUrl: 'https://www.myjobmag.com/job/logistics-data-analyst',
    notes: 'Found on MyJobMag.',
    jobId: 'a'.repeat(16),
    skills: ['Excel', 'SQL'],
    closesOn: null,
  })
})

test('the day on which an advert closes is kept, by the clocks of Lagos', () => {
  expect(trackForm(jobOf({ expiresAt: '2026-12-03T23:30:00.000Z' })).closesOn).toBe('2026-12-04')
})

test('the warning is copied too', () => {
  const warnings = [{ kind: 'asks-for-money' as const, says: 'This advert asks for ₦7,500.' }]
  expect(trackForm(jobOf({ warnings })).notes).toBe('Found on MyJobMag.\nThis advert asks for ₦7,500.')
})

test('the contract accepts any tracked advert', () => {
  const wild = jobOf({
    title: `Welder\n${'😀'.repeat(200)}`,
    company: '',
    location: 'x'.repeat(900),
    source: { board: 'employers', url: 'javascript:alert(1)' },
    id: '../../secrets',
    skills: [' ', '😀'.repeat(80), ...Array.from({ length: 60 }, (_, at) => `Skill ${at}`)],
  })
  const form = trackForm(wild)
  expect(form).toMatchObject({ companyName: 'Company not named', jobUrl: '', jobId: null })
  expect(form.jobTitle.startsWith('Welder 😀')).toBe(true)
  expect(form.jobTitle.isWellFormed()).toBe(true)
  expect(form.skills).toHaveLength(40)
  const sent = { ...form, id: '01KADEM0000000000000000001', status: 'saved' }
  expect(applicationOperations.create.body.safeParse(sent).success).toBe(true)
})

test.each([
  ['saved', new ApiError('unauthenticated'), ['Login required', 'Log in to track jobs.']],
  ['viewed', new ApiError('unauthenticated'), ['Login required', 'Log in to view jobs.']],
  [
    'saved',
    new ApiError('already_tracked'),
    ['Already Tracked', 'This job is already in your applications.'],
  ],
  [
    'saved',
    new ApiError('too_many_applications'),
    ['Error', 'You have 5,000 applications. That is the limit. Delete one to add another.'],
  ],
  ['saved', new ConnectionLost(), ['Error', 'Could not save job. The connection was lost.']],
  ['viewed', new ApiError('internal'), ['Tracking Error', 'Could not track job automatically.']],
] as const)('%s: %s', (status, error, [title, description]) => {
  expect(trackErrorNotice(error, status)).toMatchObject({ title, description })
})

test.each(['already_tracked', 'too_many_applications'] as const)(
  'viewing a job does not change an application with status %s',
  code => {
    expect(trackErrorNotice(new ApiError(code), 'viewed')).toBeNull()
  },
)
