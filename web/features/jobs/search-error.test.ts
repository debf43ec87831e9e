import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/errors.ts'
import { ConnectionLost } from '../../api/connection-lost.ts'
import { noFacets } from './facets.ts'
import { fallbackWords, moreSearches, searchErrorNotice, searchErrorOf } from './search-error.ts'
import type { Shown } from './search-queries.ts'

test.each([
  [new ApiError('search_limit'), 'limit'],
  [new ApiError('upgrade_required'), 'plan'],
  [new ApiError('jobs_unavailable'), 'server'],
  [new ApiError('invalid_input'), 'server'],
  [new ConnectionLost(), 'connection'],
  [new TypeError('what came was no answer'), 'server'],
  [new ApiError('unauthenticated'), null],
])('%s', (cause, error) => {
  expect(searchErrorOf(cause)).toBe(error)
})

test('the toasts have the exact words of the specification', () => {
  expect(searchErrorNotice('limit', 5)).toEqual({
    kind: 'error',
    title: 'Limit reached',
    description: "You've used 5 searches today.",
  })
  expect(searchErrorNotice('server', 5)).toEqual({
    kind: 'error',
    title: 'Search Failed',
    description: 'Unable to fetch jobs; trying fallback.',
  })
})

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
      understood: [],
      facets: noFacets,
      relaxed: null,
      closed: 0,
      warned: 0,
      boards: [],
      searches: { used: 1, limit: 5, isUnlimited: false },
      builtAt: '2026-11-19T16:30:00Z',
    },
  },
}
const failed = { shown: last, limit: 5, online: true, now, isForYou: false }

test.each([
  [
    { ...failed, error: 'server' as const },
    'The search is not working right now. This search does not count. You see your results of 19 November, 17:30 for “data analyst” in Lagos.',
  ],
  [
    { ...failed, error: 'connection' as const, online: false, shown: newest },
    'You are offline. You see the newest jobs, as of 20 November, 09:55.',
  ],
  [
    { ...failed, error: 'connection' as const, shown: { kind: 'nothing' } as const },
    'The connection was lost. Try again in a minute, or search on the boards themselves.',
  ],
  [
    { ...failed, error: 'server' as const, shown: newest, isForYou: true },
    'The jobs for you could not be loaded. You see the newest jobs, as of 20 November, 09:55.',
  ],
  [
    { ...failed, error: 'limit' as const, shown: { kind: 'nothing' } as const },
    'You have used all your 5 searches for today. You can search again after midnight, Lagos time.',
  ],
])('the error says what happened, and what is shown instead', (given, words) => {
  expect(fallbackWords(given)).toBe(words)
})

test('a person on the plan with the most searches is not offered another', () => {
  expect(moreSearches('free')).toBe('Get 20 a day with Pro')
  expect(moreSearches('elite')).toBeNull()
})
