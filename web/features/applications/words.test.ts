import { expect, test } from 'vitest'
import type { Application } from '../../../shared/api/applications.ts'
import { applicationOf } from '../../../shared/domain/application.testing.ts'
import { dayOf, formatDay, resultsWords } from './words.ts'

const complete = { isFiltered: true, isLoadingAll: false, olderLeft: false, shown: 7, loaded: 132 }

test.each([
  [complete, '7 of 132 applications'],
  [{ ...complete, shown: 0, loaded: 1 }, '0 of 1 application'],
  [{ ...complete, isFiltered: false }, ''],
  [{ ...complete, isLoadingAll: true, olderLeft: true }, 'Looking through your older applications too…'],
  [{ ...complete, olderLeft: true, loaded: 50 }, '7 of your newest 50 applications'],
])('results %#', (results, words) => {
  expect(resultsWords(results)).toBe(words)
})

test.each([
  ['2026-11-09', '2026-11-20', '9 Nov'],
  ['2025-11-09', '2026-11-20', '9 Nov 2025'],
])('%s seen on %s is %s', (day, today, words) => {
  expect(formatDay(day, today)).toBe(words)
})

test.each<[Partial<Application>, string, string]>([
  [{ appliedDate: '2026-11-17', closesOn: '2026-12-01' }, 'Applied', '2026-11-17'],
  // Moved back to Saved.
  [{ appliedDate: '2026-11-17', status: 'saved' }, 'Added', '2026-11-12'],
  [{ closesOn: '2026-11-20' }, 'Closes', '2026-11-20'],
  [{ closesOn: '2026-11-19' }, 'Added', '2026-11-12'],
  [{}, 'Added', '2026-11-12'],
])('the day of %j says which it is', (row, word, day) => {
  const added = applicationOf({ createdAt: '2026-11-11T23:30:00Z', ...row })
  expect(dayOf(added, '2026-11-20')).toEqual({ word, day })
})
