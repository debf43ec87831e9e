import { expect, test } from 'vitest'
import {
  afterDecision,
  afterReport,
  isHiddenFromAll,
  type ReportDecision,
  reportCounts,
  unreported,
} from './reports.ts'

/** What happened to an advert: `r` is the report of one more person, and `n` that of a new account. */
const after = (...events: readonly ('r' | 'n' | ReportDecision)[]) =>
  events.reduce(
    (before, event) =>
      event === 'r' || event === 'n' ? afterReport(before, event === 'r') : afterDecision(before, event),
    unreported,
  )

test.each([
  [[], 'open', false],
  [['r', 'r'], 'open', false],
  [['r', 'r', 'r'], 'hidden', true],
  [['r', 'r', 'r', 'r'], 'hidden', true],
  [['n', 'n', 'n', 'n', 'r', 'r'], 'open', false],
  [['n', 'r', 'r', 'n', 'r'], 'hidden', true],
  [['r', 'r', 'kept', 'n', 'r'], 'kept', false],
  [['r', 'r', 'r', 'kept'], 'kept', false],
  [['r', 'r', 'r', 'kept', 'r', 'r'], 'kept', false],
  [['r', 'r', 'r', 'kept', 'r', 'r', 'r'], 'hidden', true],
  [['r', 'removed'], 'removed', true],
  [['r', 'removed', 'r', 'r', 'r'], 'removed', true],
  [['r', 'removed', 'kept'], 'kept', false],
] as const)('after %j an advert is %s', (events, state, isHidden) => {
  expect(after(...events)).toMatchObject({ state })
  expect(isHiddenFromAll(after(...events))).toBe(isHidden)
})

test.each([
  ['2026-11-19T10:00:00.000Z', true],
  ['2026-11-19T10:00:01.000Z', false],
  [null, false],
])('a report of an account of %s counts: %s', (since, counts) => {
  expect(reportCounts(since, new Date('2026-11-20T10:00:00Z'))).toBe(counts)
})
