import { expect, test } from 'vitest'
import { afterDecision, afterReport, isHiddenFromAll, type ReportDecision, unreported } from './reports.ts'

/** What happened to an advert: `r` is the report of one more person. */
const after = (...events: readonly ('r' | ReportDecision)[]) =>
  events.reduce(
    (before, event) => (event === 'r' ? afterReport(before) : afterDecision(before, event)),
    unreported,
  )

test.each([
  [[], 'open', false],
  [['r', 'r'], 'open', false],
  [['r', 'r', 'r'], 'hidden', true],
  [['r', 'r', 'r', 'r'], 'hidden', true],
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
