import { describe, expect, test } from 'vitest'
import { applicationOf } from './application.testing.ts'
import { defaultAppliedDate, edited, furthestStage, trackingKey } from './application.ts'

describe('furthest stage', () => {
  test.each([
    ['applied', 1, 2],
    ['interview', 2, 3],
    ['offer', 3, 4],
    ['rejected', 3, 3],
    ['withdrawn', 4, 4],
    ['saved', 2, 2],
    ['rejected', 1, 2],
    ['withdrawn', 1, 1],
  ] as const)('%s after stage %i leaves %i', (status, before, after) => {
    expect(furthestStage(status, before)).toBe(after)
  })
})

describe('tracking key', () => {
  const key = trackingKey({ jobTitle: 'Supply Planner', companyName: 'Ọdánú Health' })
  test.each([
    ['another case', 'SUPPLY planner', 'ọdánú HEALTH'],
    ['stray spaces', '  Supply   Planner ', 'Ọdánú Health'],
    ['decomposed accents', 'Supply Planner', 'Ọdánú Health'.normalize('NFD')],
  ])('%s is the same job', (_, jobTitle, companyName) => {
    expect(trackingKey({ jobTitle, companyName })).toBe(key)
  })
  test.each([
    ['another title', 'Supply Planner II', 'Ọdánú Health'],
    ['another company', 'Supply Planner', 'Tudun Foods'],
    ['the words split elsewhere', 'Supply', 'Planner Ọdánú Health'],
  ])('%s is another job', (_, jobTitle, companyName) => {
    expect(trackingKey({ jobTitle, companyName })).not.toBe(key)
  })
})

describe('applied date when none is named', () => {
  const today = '2026-11-21'
  test.each([
    ['applied', today],
    ['interview', today],
    ['offer', today],
    ['rejected', today],
    ['withdrawn', today],
    ['saved', null],
    ['viewed', null],
  ] as const)('%s: %s', (status, expected) => {
    expect(defaultAppliedDate(status, new Date('2026-11-20T23:30:00Z'))).toBe(expected)
  })
})

describe('an edit', () => {
  const before = applicationOf({
    location: 'Kano',
    status: 'saved',
    stage: 1,
    origin: 'search',
    version: 3,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
  })
  const now = new Date('2026-11-20T10:00:00.000Z')

  test('that moves a saved job to Applied dates it today and moves its stage', () => {
    expect(edited(before, { status: 'applied' }, now)).toEqual({
      ...before,
      status: 'applied',
      appliedDate: '2026-11-20',
      stage: 2,
      version: 4,
      updatedAt: '2026-11-20T10:00:00.000Z',
    })
  })
  test.each([
    ['a day that is known stays', { status: 'interview' }, '2026-10-01', '2026-10-01'],
    ['a day that is named wins', { status: 'applied', appliedDate: '2026-09-09' }, null, '2026-09-09'],
    ['a day that is taken away stays away', { status: 'applied', appliedDate: null }, '2026-10-01', null],
    ['another note dates nothing', { notes: 'Call Monday.' }, null, null],
    ['another move dates nothing', { status: 'offer' }, null, null],
    ['a move back leaves the day', { status: 'saved' }, '2026-10-01', '2026-10-01'],
    [
      'a move with the day of before takes it back',
      { status: 'saved', appliedDate: null },
      '2026-10-01',
      null,
    ],
  ] as const)('%s', (_, patch, appliedDate, expected) => {
    expect(edited({ ...before, appliedDate }, patch, now).appliedDate).toBe(expected)
  })
  test('to Withdrawn keeps the stage that was reached', () => {
    expect(edited({ ...before, stage: 3 }, { status: 'withdrawn' }, now).stage).toBe(3)
  })
})
