import { describe, expect, test } from 'vitest'
import type { Application } from '../api/applications.ts'
import { applicationOf } from './application.testing.ts'
import { digestAt, digestOf, wordsIn } from './application-digest.ts'

const now = new Date('2026-11-20T10:00:00Z')
let count = 0
const row = (change: Partial<Application> = {}): Application => {
  count += 1
  return applicationOf({ id: String(count), appliedDate: '2026-11-20', ...change })
}

test('without applications, all figures are empty', () => {
  const digest = digestAt(digestOf([], now), now)
  expect(digest).toMatchObject({ total: 0, byStatus: {}, sent: 0, answered: 0, interviews: 0 })
  expect(digest.weeks).toHaveLength(12)
  expect(digest.weeks.every(({ count }) => count === 0)).toBe(true)
  expect([digest.woven, digest.activity, digest.candidates]).toEqual([[], [], []])
})

test('a refusal counts as an answer, and a withdrawal before an answer does not', () => {
  const rows = [
    row({ status: 'saved', stage: 1 }),
    row({ status: 'applied', stage: 2 }),
    row({ status: 'rejected', stage: 2 }),
    row({ status: 'rejected', stage: 3, appliedDate: null }),
    row({ status: 'interview', stage: 3 }),
    row({ status: 'offer', stage: 4 }),
    row({ status: 'withdrawn', stage: 2 }),
    row({ status: 'withdrawn', stage: 1 }),
  ]
  expect(digestOf(rows, now)).toMatchObject({
    total: 8,
    sent: 6,
    undated: 1,
    answered: 4,
    interviews: 3,
    byStatus: { saved: 1, applied: 1, rejected: 2, interview: 1, offer: 1, withdrawn: 2 },
  })
})

describe('weeks', () => {
  const weeksAt = (rows: readonly Application[], later: string) =>
    digestAt(digestOf(rows, now), new Date(later))
      .weeks.filter(({ count }) => count > 0)
      .map(({ monday, count }) => `${monday} ${count}`)

  test('count sent applications by their day', () => {
    const rows = [
      row({ appliedDate: '2026-11-16' }),
      row({ appliedDate: '2026-11-22' }),
      row({ appliedDate: '2026-11-15', status: 'withdrawn' }),
      row({ appliedDate: '2026-11-16', status: 'saved', stage: 1 }),
      row({ appliedDate: null, status: 'offer', stage: 4 }),
    ]
    expect(weeksAt(rows, '2026-11-20T10:00:00Z')).toEqual(['2026-11-09 1', '2026-11-16 2'])
  })

  test('move on at midnight in Lagos, also without any change', () => {
    const rows = ['2026-08-31', '2026-11-20', '2026-11-23', '2026-12-28'].map(appliedDate =>
      row({ appliedDate }),
    )
    expect(weeksAt(rows, '2026-11-22T22:59:59Z')).toEqual(['2026-08-31 1', '2026-11-16 1'])
    expect(weeksAt(rows, '2026-11-22T23:00:00Z')).toEqual(['2026-11-16 1', '2026-11-23 1'])
    expect(weeksAt(rows, '2027-01-03T12:00:00Z')).toEqual(['2026-11-16 1', '2026-11-23 1', '2026-12-28 1'])
  })
})

test('the newest applications are in the woven drawing, oldest first', () => {
  const rows = Array.from({ length: 40 }, (_, n) => row({ id: String(100 - n) }))
  const { woven } = digestOf(rows, now)
  expect(woven).toHaveLength(38)
  expect([woven[0]?.id, woven.at(-1)]).toEqual(['63', { id: '100', status: 'applied', stage: 2 }])
})

test('the five latest changes are listed, newest first, each as added or changed', () => {
  const at = (minute: number) => `2026-11-20T08:0${minute}:00.000Z`
  const rows = [
    row({ id: 'new', updatedAt: at(1) }),
    ...[2, 3, 4, 5].map(minute => row({ id: `m${minute}`, updatedAt: at(minute) })),
    row({ id: 'old but moved', version: 3, status: 'offer', stage: 4, updatedAt: at(9) }),
  ]
  const { activity } = digestOf(rows, now)
  expect(activity.map(({ id }) => id)).toEqual(['old but moved', 'm5', 'm4', 'm3', 'm2'])
  expect(activity[0]).toMatchObject({ added: false, status: 'offer', at: at(9) })
  expect(activity[1]).toMatchObject({ added: true })
})

describe('candidates', () => {
  const dueAt = (rows: readonly Application[], later: string) =>
    digestAt(digestOf(rows, now), new Date(later)).candidates.map(({ id }) => id)

  test.each([
    ['2026-11-14', false],
    ['2026-11-13', true],
    ['2026-10-06', true],
    ['2026-10-05', false],
  ])('of the applications sent on %s, the candidates on 20 November are: %s', (appliedDate, due) => {
    expect(dueAt([row({ id: 'silent', appliedDate })], '2026-11-20T10:00:00Z')).toEqual(due ? ['silent'] : [])
  })

  test('an application without an answer becomes a candidate and stops being one as time passes, the longest first', () => {
    const rows = [
      row({ id: 'c', appliedDate: '2026-11-19' }),
      row({ id: 'b', appliedDate: '2026-11-18' }),
      row({ id: 'a', appliedDate: '2026-10-10' }),
    ]
    expect(dueAt(rows, '2026-11-20T10:00:00Z')).toEqual(['a'])
    expect(dueAt(rows, '2026-11-24T22:59:00Z')).toEqual(['a'])
    expect(dueAt(rows, '2026-11-24T23:00:00Z')).toEqual(['b'])
    expect(dueAt(rows, '2026-11-26T12:00:00Z')).toEqual(['b', 'c'])
    expect(dueAt(rows, '2027-01-03T12:00:00Z')).toEqual(['c'])
    expect(dueAt(rows, '2027-02-01T12:00:00Z')).toEqual([])
  })

  test('of those without an answer, the five that wait longest are candidates, also when all were sent on one day', () => {
    const sentOn = (days: readonly string[]) =>
      days.map((day, at) => row({ id: `${day} ${at}`, appliedDate: `2026-11-${day}` }))
    expect(dueAt(sentOn(['08', '07', '06', '05', '04', '03']), '2026-11-20T10:00:00Z')).toEqual([
      '03 5',
      '04 4',
      '05 3',
      '06 2',
      '07 1',
    ])
    expect(dueAt(sentOn(Array(9).fill('10')), '2026-11-20T10:00:00Z')).toHaveLength(5)
  })

  test('of offers, interviews and saved jobs, the three last changed of each are candidates', () => {
    const rows = (['saved', 'interview', 'offer'] as const).flatMap(status =>
      [1, 4, 3, 2].map(day =>
        row({ id: `${status} ${day}`, status, updatedAt: `2026-11-0${day}T08:00:00.000Z` }),
      ),
    )
    expect(dueAt(rows, '2026-11-20T10:00:00Z')).toEqual(
      ['offer', 'interview', 'saved'].flatMap(status => [4, 3, 2].map(day => `${status} ${day}`)),
    )
  })

  test('the saved jobs that close first come first, until they have closed', () => {
    const saved = (id: string, closesOn: string | null) => row({ id, status: 'saved', closesOn })
    const rows = [
      saved('no day', null),
      saved('closed', '2026-11-19'),
      saved('later', '2026-12-03'),
      saved('today', '2026-11-20'),
      saved('soon', '2026-11-24'),
    ]
    expect(dueAt(rows, '2026-11-20T10:00:00Z')).toEqual(['today', 'soon', 'later', 'no day'])
    expect(dueAt(rows, '2026-11-25T10:00:00Z')).toEqual(['later', 'no day'])
  })

  test('an interview with a time is no candidate until it has passed', () => {
    const at = { at: '2026-11-25T08:00:00.000Z', zone: 'Africa/Lagos', place: '' }
    const rows = [row({ id: 'arranged', status: 'interview', interview: at })]
    expect(dueAt(rows, '2026-11-25T08:30:00Z')).toEqual([])
    expect(dueAt(rows, '2026-11-25T09:00:00Z')).toEqual(['arranged'])
  })

  test.each([
    ['  Thursday at 10:00. \r\nBring the report.', 'Thursday at 10:00.'],
    ['', ''],
    ['😀'.repeat(161), `${'😀'.repeat(159)}…`],
    ['😀'.repeat(160), '😀'.repeat(160)],
  ])('a candidate has the first line of the notes, shortened', (notes, note) => {
    expect(digestOf([row({ status: 'interview', notes })], now).candidates).toMatchObject([{ note }])
  })

  test('a thousand applications, on one day or on a thousand days, keep the digest small', () => {
    const oneDay = Array.from({ length: 1000 }, () => row({ appliedDate: '2026-11-10' }))
    const manyDays = Array.from({ length: 1000 }, (_, n) =>
      row({ appliedDate: new Date(Date.parse('2026-10-01') + n * 86_400_000).toISOString().slice(0, 10) }),
    )
    for (const rows of [oneDay, manyDays])
      expect(JSON.stringify(digestOf(rows, now)).length).toBeLessThan(20_000)
  })
})

describe('interviews to come', () => {
  const interviewAt = (at: string) => ({ at, zone: 'Africa/Lagos', place: '' })
  const rows = [
    row({ id: 'passed', interview: interviewAt('2026-11-20T08:59:00.000Z') }),
    row({ id: 'begun', interview: interviewAt('2026-11-20T09:30:00.000Z') }),
    row({
      id: 'late',
      status: 'interview',
      notes: 'Ask for Bọ́lá',
      interview: interviewAt('2026-12-20T08:00:00.000Z'),
    }),
    row({ id: 'soon', interview: interviewAt('2026-11-21T08:00:00.000Z') }),
    row({ id: 'later', status: 'saved', interview: interviewAt('2026-11-22T08:00:00.000Z') }),
    row({ id: 'refused', status: 'rejected', interview: interviewAt('2026-11-21T08:00:00.000Z') }),
    row({ id: 'withdrawn', status: 'withdrawn', interview: interviewAt('2026-11-21T08:00:00.000Z') }),
    row({ id: 'without' }),
  ]
  const stored = digestOf(rows, now)
  const ids = (at: string) => digestAt(stored, new Date(at)).upcoming.map(({ id }) => id)

  test('are the next three, soonest first, until an hour after they began', () => {
    expect(ids('2026-11-20T10:00:00Z')).toEqual(['begun', 'soon', 'later'])
    expect(ids('2026-11-20T10:30:00Z')).toEqual(['soon', 'later', 'late'])
    expect(ids('2026-12-21T10:00:00Z')).toEqual([])
    expect(stored.upcoming.at(-1)).toMatchObject({
      id: 'late',
      note: 'Ask for Bọ́lá',
      interview: { place: '' },
    })
  })

  test('are known from the stored digest, until they change', () => {
    const known = wordsIn(stored)
    const late = {
      id: 'late',
      status: 'interview',
      stage: 3,
      appliedDate: null,
      closesOn: null,
      version: 1,
    } as const
    const updatedAt = '2026-11-20T08:00:00.000Z'
    const interviewAt = '2026-12-20T08:00:00.000Z'
    expect(known({ ...late, updatedAt, interviewAt })).toMatchObject({ interview: { at: interviewAt } })
    expect(known({ ...late, updatedAt: '2026-11-20T08:01:00.000Z', interviewAt })).toBeUndefined()
    expect(known({ ...late, updatedAt, interviewAt: '2026-12-21T08:00:00.000Z' })).toBeUndefined()
  })
})
