import {
  type QueryClient,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutationState,
  useQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { Job } from '../../../shared/api/jobs.ts'
import { trackingKey } from '../../../shared/domain/application.ts'
import { trackedNames } from '../../../shared/domain/jobs/tracked-names.ts'
import { rowsOf, topicKey } from '../../applications/pages.ts'
import { applicationsQuery } from '../../applications/queries.ts'

export const trackKey = [...topicKey, 'track']
export const trackedKeyOf = (job: Job): string => trackingKey(trackedNames(job))

type Ids = ReadonlyMap<string, string | null>

/**
 * The jobs that the server said are tracked, and the ids of their applications; null: it did not say the id. The loaded
 * list may not reach back to them.
 */
const trackedQuery = queryOptions<Ids>({
  queryKey: ['jobs', 'tracked'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
})
const none: Ids = new Map()

export const markTracked = (client: QueryClient, key: string, id: string | null): void => {
  client.setQueryData(trackedQuery.queryKey, before => new Map(before).set(key, id))
}

export const unmarkTracked = (client: QueryClient, key: string): void => {
  client.setQueryData(trackedQuery.queryKey, before => {
    const after = new Map(before)
    after.delete(key)
    return after
  })
}

/** What of a mutation says which job it tracks. */
const pendingKey = z.pipe(
  z.object({ job: z.object({ id: z.string() }) }),
  z.transform(({ job }) => job.id),
)

/** The application of a job. `id` is null while it is being made, and where the loaded list does not have it. */
export type Tracked = { readonly id: string | null; readonly isPending: boolean }
export type TrackedAs = (job: Job) => Tracked | null

/** Says as what a job is tracked; null: it is not. Loads the list of applications once. */
export const useTracked = (enabled: boolean): TrackedAs => {
  const { data: tracked = none } = useQuery(trackedQuery)
  const { data } = useInfiniteQuery({
    ...applicationsQuery,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The person comes back from a board, and has changed nothing there.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const pending = useMutationState({
    filters: { mutationKey: trackKey, status: 'pending' },
    select: ({ state }) => pendingKey.parse(state.variables),
  }).join('\n')
  return useMemo(() => {
    const listed = new Map(rowsOf(data).map(row => [trackingKey(row), row.id]))
    // A complete list also knows which applications were deleted since.
    const isComplete = data?.pages.at(-1)?.older === null
    const waiting = new Set(pending.split('\n'))
    return job => {
      const key = trackedKeyOf(job)
      const id = listed.get(key)
      if (id !== undefined) return { id, isPending: false }
      if (waiting.has(job.id)) return { id: null, isPending: true }
      return !isComplete && tracked.has(key) ? { id: tracked.get(key) ?? null, isPending: false } : null
    }
  }, [data, tracked, pending])
}
