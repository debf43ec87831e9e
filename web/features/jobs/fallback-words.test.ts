import { expect, test } from 'vitest'
import { fallbackWords, moreSearches } from './fallback-words.ts'
import type { Shown } from './use-search.ts'

const now = new Date('2026-11-20T09:00:00Z')
const newest: Shown = { kind: 'newest', jobs: [], builtAt: '2026-11-20T08:55:00Z' }
const last: Shown = {
  kind: 'last',
  last: {
    sub: 's',
    at: '2026-11-19T16:30:00Z',
    query: 'data analyst',
    location: 'Lagos',
    jobType: 'all',
    answer: {
      jobs: [],
      total: 0,
      isCapped: false,
      page: 1,
      pages: 0,
      corrected: [],
      isLoosened: false,
      boards: [],
      searches: { used: 1, limit: 5, isUnlimited: false },
      builtAt: '2026-11-19T16:30:00Z',
    },
  },
}
const failed = { shown: last, limit: 5, online: true, now }

test.each([
  [
    { ...failed, trouble: 'server' as const },
    'The search does not answer just now, and nothing was counted. You see what you found on 19 November, 17:30 for “data analyst” in Lagos.',
  ],
  [
    { ...failed, trouble: 'line' as const, online: false, shown: newest },
    'You are offline. You see the newest jobs, as of 20 November, 09:55.',
  ],
  [
    { ...failed, trouble: 'line' as const, shown: { kind: 'nothing' } as const },
    'The connection was lost. Try again in a minute, or search on the boards themselves.',
  ],
  [
    { ...failed, trouble: 'limit' as const, shown: { kind: 'nothing' } as const },
    'You have used all 5 searches of today. Your counter begins anew at midnight, Lagos time.',
  ],
])('says what happened, and what is seen instead', (given, words) => {
  expect(fallbackWords(given)).toBe(words)
})

test('who has the most searches is offered no more', () => {
  expect(moreSearches('free')).toBe('Get 20 a day with Pro')
  expect(moreSearches('elite')).toBeNull()
})
