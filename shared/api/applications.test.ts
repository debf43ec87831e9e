import { describe, expect, test } from 'vitest'
import { application, applicationForm, applicationOperations } from './applications.ts'

const good = {
  jobTitle: 'Supply Planner',
  companyName: 'Ọdánú Health',
  location: 'Yaba, Lagos',
  status: 'applied',
  jobUrl: 'https://jobs.example.com/1?ref=a&b=ọ',
  notes: '₦420,000 a month',
  appliedDate: '2026-11-20',
  interview: { at: '2026-11-27T09:00:00.000Z', zone: 'Africa/Lagos', place: 'https://meet.example/a' },
}
const messageAt = (field: string, value: unknown): string | undefined =>
  applicationForm.safeParse({ ...good, [field]: value }).error?.issues.find(issue => issue.path[0] === field)
    ?.message

describe('the application form', () => {
  test('accepts a full form and an almost empty one', () => {
    expect(applicationForm.safeParse(good).success).toBe(true)
    expect(
      applicationForm.safeParse({
        ...good,
        location: '',
        jobUrl: '',
        notes: '',
        appliedDate: null,
        interview: null,
      }).success,
    ).toBe(true)
  })

  test.each([
    ['jobTitle', '   ', 'Job title is required.'],
    ['companyName', '', 'Company is required.'],
    ['jobTitle', 'x'.repeat(201), 'Keep this to at most 200 characters.'],
    ['location', 'Yaba\nLagos', 'Keep this on one line.'],
    ['notes', 'x'.repeat(5001), 'Keep this to at most 5,000 characters.'],
    ['jobUrl', 'myjobmag.com/supply', 'Write a web address, such as https://jobs.example/7'],
    ['jobUrl', 'javascript:alert(1)', 'Write a web address, such as https://jobs.example/7'],
    ['appliedDate', '20/11/2026', 'Write the date as year-month-day, such as 2026-11-20.'],
    ['appliedDate', '2026-02-30', 'Write the date as year-month-day, such as 2026-11-20.'],
    ['interview', { ...good.interview, zone: '+01:00' }, 'Choose a time zone from the list.'],
    ['interview', { ...good.interview, place: 'x'.repeat(301) }, 'Keep this to at most 300 characters.'],
    ['interview', { ...good.interview, place: 'Yaba\nLagos' }, 'Keep this on one line.'],
  ])('names the field %s when it refuses %j', (field, value, message) => {
    expect(messageAt(field, value)).toBe(message)
  })
})

test('a row that was saved under older limits can be answered, but only with a web address', () => {
  const kept = {
    ...good,
    id: '01JD4Z6Q0G8R5V9N3M2K1H7XYC',
    jobTitle: 'Supply\nPlanner',
    notes: 'x'.repeat(9000),
    origin: 'manual',
    jobId: null,
    skills: [],
    closesOn: null,
    answeredDate: null,
    stage: 2,
    aiApplied: false,
    version: 1,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
  }
  expect(application.parse(kept)).toEqual(kept)
  expect(application.safeParse({ ...kept, jobUrl: 'javascript:alert(1)' }).success).toBe(false)
})

test('an id has exactly one spelling', () => {
  const body = applicationOperations.create.body
  const job = { jobTitle: 'a', companyName: 'b' }
  expect(body.safeParse({ ...job, id: '01JD4Z6Q0G8R5V9N3M2K1H7XYC' }).success).toBe(true)
  expect(body.safeParse({ ...job, id: '01jd4z6q0g8r5v9n3m2k1h7xyc' }).success).toBe(false)
  expect(body.safeParse({ ...job, id: '81JD4Z6Q0G8R5V9N3M2K1H7XYC' }).success).toBe(false)
})

test('a stage is accepted only together with a status', () => {
  const { body } = applicationOperations.update
  expect(body.safeParse({ version: 1, status: 'saved', stage: 1 }).success).toBe(true)
  expect(body.safeParse({ version: 1, stage: 1 }).error?.issues).toMatchObject([
    { path: ['stage'], message: 'Send a stage together with the status that it belongs to.' },
  ])
})
