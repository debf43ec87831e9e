import { useInfiniteQuery, useMutationState, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { Job } from '../../../shared/api/jobs.ts'
import { trackingKey } from '../../../shared/domain/application.ts'
import { trackedNames } from '../../../shared/domain/jobs/tracked-names.ts'
import { rowsOf, topicKey } from '../../applications/pages.ts'
import { applicationsQuery } from '../../applications/queries.ts'
import { trackedQuery } from '../../applications/tracked.ts'

export const trackKey = [...topicKey, 'track']
export const trackedKeyOf = (job: Job): string => trackingKey(trackedNames(job))

const none: ReadonlyMap<string, string | null> = new Map()

/** What of a mutation says which job it tracks. */
const pendingKey = z.pipe(
  z.object({ job: z.object({ id: z.string() }) }),
  z.transform(({ job }) => job.id),
)

/** The application of a job. `id` is null while it is being made, and where the server did not say it. */
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
