import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/errors.ts'
import type { SearchCount, SearchRequest } from '../../shared/api/jobs.ts'
import { api } from '../api/api.ts'
import { worthRetrying } from '../api/query-client.ts'
import { keptCount } from '../features/jobs/kept-count.ts'
import { keepResults } from '../features/jobs/kept-results.ts'
import { session } from '../session/store.ts'

/** Results stay as they were found while a person goes to and fro, in milliseconds: each search is paid for with data. */
const keptFor = 15 * 60_000

const countKey = ['jobs', 'count'] as const

/** How many searches of today are taken, as the newest answer says. */
export const countQuery = (sub: string) =>
  queryOptions<SearchCount>({
    queryKey: countKey,
    queryFn: skipToken,
    initialData: () => keptCount.read(sub) ?? undefined,
    staleTime: 'static',
  })

const takeCount = (client: QueryClient, count: SearchCount): void => {
  client.setQueryData(countKey, count)
  const sub = session.sub()
  if (sub !== null) keptCount.write(sub, count)
}

/** It runs when it is asked for, and never by itself: each counts. */
export const searchQuery = (request: SearchRequest) =>
  queryOptions({
    queryKey: ['jobs', 'search', request],
    queryFn: async ({ client, signal }) => {
      const searcher = session.sub()
      try {
        const answer = await api.jobs.search({ body: request }, { signal })
        takeCount(client, answer.searches)
        if (searcher !== null && searcher === session.sub()) keepResults(searcher, request, answer)
        return answer
      } catch (error) {
        const count = client.getQueryData<SearchCount>(countKey)
        if (count && error instanceof ApiError && error.code === 'search_limit')
          takeCount(client, { ...count, used: count.limit })
        throw error
      }
    },
    // What failed is asked for again when the line is back; what was found is never, unless somebody asks.
    staleTime: ({ state }) => (state.data === undefined ? 0 : 'static'),
    gcTime: keptFor,
    retry: (failures, error) => failures < 1 && worthRetrying(error),
    refetchOnWindowFocus: false,
  })

/** How the boards stand, where nothing is searched. */
export const standingQuery = queryOptions({
  queryKey: ['jobs', 'standing'],
  queryFn: async ({ client, signal }) => {
    const standing = await api.jobs.standing({}, { signal })
    takeCount(client, standing.searches)
    return standing
  },
})

/** For when the search fails. */
export const newestQuery = queryOptions({
  queryKey: ['jobs', 'newest'],
  queryFn: ({ signal }) => api.jobs.newest({}, { signal }),
  retry: (failures, error) => failures < 1 && worthRetrying(error),
})

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => api.jobs.get({ params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  })
