import { describe, expect, test } from 'vitest'
import type { Application } from '../../api/applications.ts'
import { insights } from '../../api/insights.ts'
import { furthestStage } from '../application.ts'
import { insightsOf } from './insights.ts'
import { otherSources } from './names.ts'

/** A Friday. */
const now = new Date('2026-11-20T10:00:00Z')

type Row = Pick<Application, 'status' | 'stage' | 'jobUrl' | 'appliedDate' | 'answeredDate'>
const row = (status: Application['status'], fields: Partial<Row> = {}): Row => ({
  status,
  stage: furthestStage(status),
  jobUrl: '',
  appliedDate: null,
  answeredDate: null,
  ...fields,
})
const times = (count: number, one: Row): Row[] => Array.from({ length: count }, () => one)
const of = (...rows: Row[]) => insightsOf(rows, [], now)

test('without applications all figures are empty', () => {
  const nothing = of()
  expect(insights.parse(nothing)).toEqual(nothing)
  expect(nothing).toMatchObject({
    applications: 0,
    responses: { n: 0, count: 0, percent: null },
    timeToAnswer: { n: 0, medianDays: null, spread: [] },
    sources: [],
    practice: { n: 0, meanScore: null, sessions: [] },
  })
  expect(nothing.funnel.map(({ step, count, percent }) => [step, count, percent])).toEqual([
    ['tracked', 0, null],
    ['applied', 0, null],
    ['interview', 0, null],
    ['offer', 0, null],
  ])
  expect(nothing.pace).toMatchObject({ n: 0 })
  expect(nothing.pace.weeks).toHaveLength(12)
})

test('the funnel counts how far each application ever got, relative to the step before', () => {
  const { funnel } = of(
    ...times(3, row('saved')),
    ...times(4, row('applied')),
    row('rejected'),
    ...times(4, row('interview')),
    // The person had an interview before.
    row('rejected', { stage: 3 }),
    row('withdrawn', { stage: 4 }),
  )
  expect(funnel).toEqual([
    { step: 'tracked', n: 14, count: 14, percent: 100 },
    { step: 'applied', n: 14, count: 11, percent: 79 },
    { step: 'interview', n: 11, count: 6, percent: 55 },
    { step: 'offer', n: 6, count: 1, percent: 17 },
  ])
})

test('a step after fewer than five applications has no percentage', () => {
  const { funnel } = of(...times(4, row('interview')), row('saved'))
  expect(funnel.map(({ n, count, percent }) => [n, count, percent])).toEqual([
    [5, 5, 100],
    [5, 4, 80],
    [4, 4, null],
    [4, 0, null],
  ])
})

test.each([
  ['four sent are too few', [...times(3, row('applied')), row('offer')], { n: 4, count: 1, percent: null }],
  ['five are enough', [...times(4, row('applied')), row('offer')], { n: 5, count: 1, percent: 20 }],
  ['a refusal is an answer', [...times(4, row('applied')), row('rejected')], { n: 5, count: 1, percent: 20 }],
  [
    'a withdrawal of what was sent is none, and what was never sent does not count',
    [
      ...times(4, row('applied')),
      row('withdrawn', { stage: 2 }),
      row('withdrawn'),
      ...times(9, row('saved')),
    ],
    { n: 5, count: 0, percent: 0 },
  ],
])('responses: %s', (_, rows, expected) => {
  expect(of(...rows).responses).toEqual(expected)
})

test('the pace shows the last twelve weeks, Monday to Sunday in Lagos, and only applications with a day', () => {
  const { pace } = of(
    ...times(2, row('applied', { appliedDate: '2026-11-16' })),
    row('interview', { appliedDate: '2026-11-15' }),
    row('applied', { appliedDate: '2026-08-31' }),
    row('applied', { appliedDate: '2026-08-30' }),
    row('applied'),
    row('saved', { appliedDate: '2026-11-17' }),
    row('applied', { appliedDate: '2026-11-23' }),
  )
  expect(pace.n).toBe(4)
  expect(pace.weeks.filter(({ sent }) => sent > 0)).toEqual([
    { monday: '2026-08-31', sent: 1 },
    { monday: '2026-11-09', sent: 1 },
    { monday: '2026-11-16', sent: 2 },
  ])
  const monday = insightsOf([], [], new Date('2026-11-22T23:30:00Z')).pace.weeks.at(-1)
  expect(monday).toEqual({ monday: '2026-11-23', sent: 0 })
})

describe('time to answer', () => {
  const after = (days: number) =>
    row('interview', {
      appliedDate: '2026-10-01',
      answeredDate: new Date(Date.UTC(2026, 9, 1 + days)).toISOString().slice(0, 10),
    })
  test.each([
    ['of an odd number', [3, 40, 10, 6, 7], 7, [2, 2, 0, 1, 0]],
    ['of an even number', [0, 6, 7, 14, 27, 28], 11, [2, 1, 2, 1, 0]],
    ['at the edges', [0, 6, 7, 13, 14, 27, 28, 60, 61], 14, [2, 2, 2, 2, 1]],
  ])('%s', (_, days, medianDays, counts) => {
    const { timeToAnswer } = of(...days.map(after))
    expect(timeToAnswer).toMatchObject({ n: days.length, medianDays })
    expect(timeToAnswer.spread.map(({ count }) => count)).toEqual(counts)
  })
  test('leaves out applications without a day, with days in the wrong order, and without an answer any more', () => {
    const { timeToAnswer } = of(
      ...[1, 2, 3, 4].map(after),
      after(-1),
      row('interview', { appliedDate: '2026-10-01' }),
      row('offer', { answeredDate: '2026-10-01' }),
      row('applied', { appliedDate: '2026-10-01', answeredDate: '2026-10-05' }),
    )
    expect(timeToAnswer).toEqual({ n: 4, medianDays: null, spread: [] })
  })
})

describe('by source', () => {
  const from = (host: string, count: number, answered = 0): Row[] =>
    Array.from({ length: count }, (_, place) =>
      row(place < answered ? 'interview' : 'applied', { jobUrl: host && `https://${host}/${place}` }),
    )
  test('the source with most sent applications is first, and small sources are joined at the end', () => {
    const { sources } = of(
      ...from('www.linkedin.com', 5, 1),
      ...from('ng.linkedin.com', 1, 1),
      ...from('myjobmag.com', 9, 3),
      ...from('zuma.example', 4, 2),
      ...from('kola.example', 3),
      ...from('', 5, 5),
    )
    expect(sources).toEqual([
      { source: 'MyJobMag', sent: 9, answered: 3, percent: 33 },
      { source: 'LinkedIn', sent: 6, answered: 2, percent: 33 },
      { source: 'No link', sent: 5, answered: 5, percent: 100 },
      { source: otherSources, sent: 7, answered: 2, percent: 29 },
    ])
  })
  test('small sources that are fewer than five together are left out, but count as sent', () => {
    const { sources, responses } = of(...from('myjobmag.com', 5), ...from('zuma.example', 4, 4))
    expect(sources.map(({ source }) => source)).toEqual(['MyJobMag'])
    expect(responses).toMatchObject({ n: 9, count: 4 })
  })
  test("saved jobs don't count", () => {
    expect(of(...times(9, row('saved', { jobUrl: 'https://myjobmag.com/1' }))).sources).toEqual([])
  })
})

describe('practice', () => {
  const session = (id: number, overallScore: number | null, completedAt: string | null) => ({
    id: `01KADEM00000000000000000${String(id).padStart(2, '0')}`,
    jobTitle: `Job ${id}`,
    overallScore,
    completedAt,
  })
  const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T08:00:00.000Z`
  test('completed sessions are sorted by their end, with a mean from five sessions on', () => {
    const sessions = [5, 4, 3, 2, 1].map(date => session(date, 60 + date, day(date)))
    const { practice } = insightsOf([], [...sessions, session(9, null, null)], now)
    expect(practice).toMatchObject({ n: 5, meanScore: 63 })
    expect(practice.sessions.map(({ score }) => score)).toEqual([61, 62, 63, 64, 65])
    expect(insights.shape.practice.parse(practice)).toEqual(practice)
  })
  test('four sessions have no mean', () => {
    const sessions = [1, 2, 3, 4].map(date => session(date, 90, day(date)))
    expect(insightsOf([], sessions, now).practice).toEqual({ n: 4, meanScore: null, sessions: [] })
  })
})

test('five thousand applications are counted quickly', () => {
  const many = Array.from({ length: 5000 }, (_, place) =>
    row(place % 4 === 0 ? 'rejected' : 'applied', {
      jobUrl: `https://host${place % 50}.example/${place}`,
      appliedDate: '2026-11-16',
      answeredDate: '2026-11-18',
    }),
  )
  const { responses, pace, sources, timeToAnswer } = insightsOf(many, [], now)
  expect(responses).toEqual({ n: 5000, count: 1250, percent: 25 })
  expect(pace.n).toBe(5000)
  expect(sources).toHaveLength(50)
  expect(timeToAnswer).toMatchObject({ n: 1250, medianDays: 2 })
})
