import { expect, test } from 'vitest'
import { isFreeRevision } from './revision.ts'

const createdAt = '2026-11-20T10:00:00.000Z'

test.each([
  ['2026-11-20T10:59:59.000Z', null, true],
  ['2026-11-20T11:00:00.000Z', null, false],
  // The revision at 12:00 was counted, so the hour begins anew.
  ['2026-11-20T12:30:00.000Z', '2026-11-20T12:00:00.000Z', true],
  ['2026-11-20T13:00:00.000Z', '2026-11-20T12:00:00.000Z', false],
])('at %s, counted at %s: free is %s', (now, revisionCountedAt, isFree) => {
  expect(isFreeRevision({ createdAt, revisionCountedAt }, new Date(now))).toBe(isFree)
})
