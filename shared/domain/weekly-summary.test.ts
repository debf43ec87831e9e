import { expect, test } from 'vitest'
import type { Application } from '../api/applications.ts'
import { hasFigures, summaryTime, type WorkOfPerson, weekFigures, weekInWords } from './weekly-summary.ts'

const monday = '2026-11-16'
/** The Monday after that week, at 7:10 in Lagos. */
const now = new Date('2026-11-23T06:10:00Z')
const nothing = { added: 0, sent: 0, answered: 0, practised: 0, letters: 0, resumes: 0, interviewsAhead: 0 }

type Tracked = WorkOfPerson['applications'][number]
/** An application from long before that week. */
const old: Tracked = {
  createdAt: '2026-09-01T10:00:00.000Z',
  stage: 1,
  status: 'saved',
  appliedDate: null,
  answeredDate: null,
  interview: null,
}
const figures = (work: Partial<WorkOfPerson>) =>
  weekFigures({ applications: [], sessions: [], letters: [], resumes: [], ...work }, monday, now)
const interviewAt = (at: string): Application['interview'] => ({ at, zone: 'Africa/Lagos', place: '' })

test.each<[string, Partial<Tracked>, Partial<typeof nothing>]>([
  ['that did not change', {}, {}],
  ['added on the first minute of Monday', { createdAt: '2026-11-15T23:00:00.000Z' }, { added: 1 }],
  ['added a minute before', { createdAt: '2026-11-15T22:59:00.000Z' }, {}],
  ['added on the last minute of Sunday', { createdAt: '2026-11-22T22:59:00.000Z' }, { added: 1 }],
  ['added on the Monday of the mail', { createdAt: '2026-11-22T23:00:00.000Z' }, {}],
  ['sent that week', { stage: 2, status: 'applied', appliedDate: '2026-11-22' }, { sent: 1 }],
  ['with the day of a sent one, and not sent', { appliedDate: '2026-11-18' }, {}],
  [
    'sent before, and refused that week',
    { stage: 2, status: 'rejected', appliedDate: '2026-11-02', answeredDate: '2026-11-16' },
    { answered: 1 },
  ],
  ['answered on an unknown day', { stage: 3, status: 'interview' }, {}],
  [
    'with an interview within seven days',
    { interview: interviewAt('2026-11-30T06:10:00.000Z') },
    { interviewsAhead: 1 },
  ],
  ['with a later interview', { interview: interviewAt('2026-11-30T06:11:00.000Z') }, {}],
  ['with an interview that has begun', { interview: interviewAt('2026-11-23T06:10:00.000Z') }, {}],
  [
    'withdrawn before its interview',
    { status: 'withdrawn', interview: interviewAt('2026-11-24T09:00:00.000Z') },
    {},
  ],
])('an application %s', (_, change, counted) => {
  const expected = { ...nothing, ...counted }
  expect(figures({ applications: [{ ...old, ...change }] })).toEqual(expected)
  expect(hasFigures(expected)).toBe(Object.keys(counted).length > 0)
})

test('practice counts when it was completed, letters and resumes when they were made', () => {
  const [inWeek, before] = ['2026-11-18T12:00:00.000Z', '2026-11-10T12:00:00.000Z']
  expect(
    figures({
      sessions: [{ completedAt: inWeek }, { completedAt: before }, { completedAt: null }],
      letters: [{ createdAt: inWeek }, { createdAt: inWeek }, { createdAt: before }],
      resumes: [{ createdAt: inWeek }],
    }),
  ).toEqual({ ...nothing, practised: 1, letters: 2, resumes: 1 })
})

test.each([
  ['2026-11-16', '16 to 22 November 2026'],
  ['2026-11-30', '30 November to 6 December 2026'],
  ['2026-12-28', '28 December 2026 to 3 January 2027'],
])('the week of %s is %s', (day, words) => {
  expect(weekInWords(day)).toBe(words)
})

test('the mails leave on Monday from seven o’clock in Lagos, and before eight', () => {
  expect(summaryTime(monday, 0).toISOString()).toBe('2026-11-23T06:00:00.000Z')
  expect(summaryTime(monday, 0.5).toISOString()).toBe('2026-11-23T06:27:30.000Z')
  expect(summaryTime(monday, 1).toISOString()).toBe('2026-11-23T06:55:00.000Z')
})
