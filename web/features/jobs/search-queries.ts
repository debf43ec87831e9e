import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/errors.ts'
import { instant } from '../../../shared/api/fields.ts'
import { type SearchCount, type SearchRequest, searchAnswer, searchCount } from '../../../shared/api/jobs.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { api } from '../../api/api.ts'
import { worthRetrying } from '../../api/query-client.ts'
import { clearDrafts, draft } from '../../kit/draft.ts'
import { session } from '../../session/store.ts'
import { searchTerms } from './search-state.ts'

// What this browser stores of the answers goes with the person's drafts when they leave.

const countKey = ['jobs', 'count'] as const
const countPrefix = 'searches.'
const storedCount = (sub: string) => draft(sub, `${countPrefix}${dayInLagos(new Date())}`, searchCount)

/** How many searches of today are used, as the newest answer says; before any answer, as this browser stored it. */
export const countQuery = (sub: string) =>
  queryOptions<SearchCount>({
    queryKey: countKey,
    queryFn: skipToken,
    initialData: () => storedCount(sub).read() ?? undefined,
    staleTime: 'static',
  })

const putCount = (client: QueryClient, count: SearchCount): void => {
  client.setQueryData(countKey, count)
  const sub = session.sub()
  if (sub === null) return
  const today = storedCount(sub)
  // Counts of earlier days are of no use.
  if (today.read() === null) clearDrafts(sub, countPrefix)
  today.write(count)
}

const lastResults = z.extend(searchTerms, { sub: z.string(), at: instant, answer: searchAnswer })
export type LastResults = z.infer<typeof lastResults>

const storedResults = (sub: string) => draft(sub, 'jobs.last', lastResults)
/** For a browser that refuses storage. */
let inMemory: LastResults | null = null
session.onPersonChange(() => {
  inMemory = null
})

/** The newest results of this person that had any jobs: they are shown when the next search fails. */
export const lastResultsOf = (sub: string): LastResults | null =>
  inMemory?.sub === sub ? inMemory : storedResults(sub).read()

/** Runs only when the person asks for it, because each search counts and its data may cost money. */
export const searchQuery = (request: SearchRequest) =>
  queryOptions({
    queryKey: ['jobs', 'search', request],
    queryFn: async ({ client, signal }) => {
      const sub = session.sub()
      try {
        const answer = await api.jobs.search({ body: request }, { signal })
        putCount(client, answer.searches)
        if (answer.jobs.length > 0 && sub !== null && sub === session.sub()) {
          const { query, location, jobType } = request
          inMemory = { sub, at: new Date().toISOString(), query, location, jobType, answer }
          storedResults(sub).write(inMemory)
        }
        return answer
      } catch (error) {
        const count = client.getQueryData<SearchCount>(countKey)
        if (count && error instanceof ApiError && error.code === 'search_limit')
          putCount(client, { ...count, used: count.limit })
        throw error
      }
    },
    // A search that failed runs again when the network is back. One that found something does not run by itself.
    staleTime: ({ state }) => (state.data === undefined ? 0 : 'static'),
    gcTime: 15 * 60_000,
    retry: (failures, error) => failures < 1 && worthRetrying(error),
    refetchOnWindowFocus: false,
  })

/** The state of the boards, while nothing is searched. */
export const boardsQuery = queryOptions({
  queryKey: ['jobs', 'standing'],
  queryFn: async ({ client, signal }) => {
    const standing = await api.jobs.standing({}, { signal })
    putCount(client, standing.searches)
    return standing
  },
})

/** Shown when a search fails. */
export const newestQuery = queryOptions({
  queryKey: ['jobs', 'newest'],
  queryFn: ({ signal }) => api.jobs.newest({}, { signal }),
  retry: (failures, error) => failures < 1 && worthRetrying(error),
})
