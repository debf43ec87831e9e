import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forYouQuery } from '../jobs/queries.ts'
import { createReloads } from './reloads.ts'
import type { Topic } from './topics.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each<[Topic, boolean]>([
  ['preferences', true],
  ['profile', true],
  ['subscription', true],
  ['letters', false],
])('after a change of %s, the jobs for the person are chosen anew: %s', async (topic, isStale) => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  const { queryKey } = forYouQuery
  client.setQueryData(queryKey, {
    jobs: [],
    titles: [],
    boards: [],
    searches: { used: 0, limit: 5, isUnlimited: false },
    builtAt: '',
  })
  createReloads(client).soon(topic)
  await vi.runAllTimersAsync()
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(isStale)
})
