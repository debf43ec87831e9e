import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { instant } from '../../../shared/api/fields.ts'
import type { SearchRequest } from '../../../shared/api/job-search.ts'
import {
  type Job,
  job,
  type SearchAnswer,
  type SearchCount,
  searchAnswer,
  searchCount,
} from '../../../shared/api/jobs.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { api } from '../../api/api.ts'
import { worthRetrying } from '../../api/query-client.ts'
import { clearDrafts, draft } from '../../kit/draft.ts'
import { hasCode } from '../../kit/request-error.ts'
import { session } from '../../session/store.ts'
import { searchTerms } from './search-state.ts'

// These are stored among the person's drafts, so that they are removed when the person signs out.

const countKey = ['jobs', 'count'] as const
const countPrefix = 'searches.'
const storedCount = (sub: string) => draft(sub, `${countPrefix}${dayInLagos(new Date())}`, searchCount)

/** Today's count of searches from the newest answer; before an answer, from this browser. */
export const countQuery = (sub: string) =>
  queryOptions<SearchCount>({
    queryKey: countKey,
    queryFn: skipToken,
    initialData: () => storedCount(sub).read() ?? undefined,
    staleTime: 'static',
  })

export const putCount = (client: QueryClient, count: SearchCount): void => {
  client.setQueryData(countKey, count)
  const sub = session.sub()
  if (sub === null) return
  const today = storedCount(sub)
  // Removes the counts of earlier days.
  if (today.read() === null) clearDrafts(sub, countPrefix)
  today.write(count)
}

/** Whether an answer of this time, in milliseconds since 1970, is newer than the count of searches on the screen. */
export const isNewerCount = (client: QueryClient, at: number): boolean =>
  at > (client.getQueryState(countKey)?.dataUpdatedAt ?? 0)

/** An answer that was stored before jobs said whether they sponsor a visa is still read. The server must say it. */
const storedJob = z.extend(job, { sponsorsVisa: z._default(z.boolean(), false) })
const storedAnswer = z.extend(searchAnswer, { jobs: z.array(storedJob) })

const lastResults = z.extend(searchTerms, { sub: z.string(), at: instant, answer: storedAnswer })
export type LastResults = z.infer<typeof lastResults>

const storedResults = (sub: string) => draft(sub, 'jobs.last', lastResults)
/** For a browser that refuses storage. */
let inMemory: LastResults | null = null
session.onPersonChange(() => {
  inMemory = null
})

/** The person's newest results with jobs. They are shown when the next search fails. */
export const lastResultsOf = (sub: string): LastResults | null =>
  inMemory?.sub === sub ? inMemory : storedResults(sub).read()

/** It must not run by itself, because each search counts, and its data may cost money. */
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
        if (count && hasCode(error, 'search_limit')) putCount(client, { ...count, used: count.limit })
        throw error
      }
    },
    // Only a search that failed runs again, when the network is back.
    staleTime: ({ state }) => (state.data === undefined ? 0 : 'static'),
    gcTime: 15 * 60_000,
    retry: (failures, error) => failures < 1 && worthRetrying(error),
    refetchOnWindowFocus: false,
  })

export const boardsQuery = queryOptions({
  queryKey: ['jobs', 'status'],
  queryFn: async ({ client, signal }) => {
    const answer = await api.jobs.status({}, { signal })
    putCount(client, answer.searches)
    return answer
  },
})

/** The newest jobs, shown when a search fails. */
export const newestQuery = queryOptions({
  queryKey: ['jobs', 'newest'],
  queryFn: ({ signal }) => api.jobs.newest({}, { signal }),
  retry: (failures, error) => failures < 1 && worthRetrying(error),
})

/** What the results show: an answer, or what stands in for it while there is none. */
export type Shown =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'for-you'
      readonly jobs: readonly Job[]
      /** The titles that the jobs were chosen by. None: by what else the profile says, or these are the newest. */
      readonly titles: readonly string[]
    }
  | { readonly kind: 'found'; readonly answer: SearchAnswer }
  | { readonly kind: 'last'; readonly last: LastResults }
  | { readonly kind: 'newest'; readonly jobs: readonly Job[]; readonly builtAt: string }
  | { readonly kind: 'nothing' }
