import { expect, test } from 'vitest'
import { applicationForm } from '../../../shared/api/applications.ts'
import { jobOf } from './jobs.testing.ts'
import { trackForm } from './track-form.ts'

test('a job is tracked with what its advert says, and where that was', () => {
  expect(trackForm(jobOf({}))).toEqual({
    jobTitle: 'Logistics Data Analyst',
    companyName: 'Makoko Marine',
    location: 'Lagos',
    jobUrl: 'https://www.myjobmag.com/job/logistics-data-analyst',
    notes: 'Found on MyJobMag.',
  })
})

test('the warning goes with it', () => {
  const warnings = [{ kind: 'asks-for-money' as const, says: 'This advert asks for ₦7,500.' }]
  expect(trackForm(jobOf({ warnings })).notes).toBe('Found on MyJobMag.\nThis advert asks for ₦7,500.')
})

test('whatever an advert holds, the tracker takes it', () => {
  const wild = jobOf({
    title: `Welder\n${'😀'.repeat(200)}`,
    company: '',
    location: 'x'.repeat(900),
    source: { board: 'employers', url: 'javascript:alert(1)' },
  })
  const form = trackForm(wild)
  expect(form).toMatchObject({ companyName: 'Company not named', jobUrl: '' })
  expect(form.jobTitle.startsWith('Welder 😀')).toBe(true)
  expect(form.jobTitle.isWellFormed()).toBe(true)
  expect(applicationForm.safeParse({ ...form, status: 'saved', appliedDate: null }).success).toBe(true)
})
