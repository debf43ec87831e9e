import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { ulid } from 'ulid'
import type { Job } from '../../../shared/api/jobs.ts'
import { trackingKey } from '../../../shared/domain/application.ts'
import { jobName } from '../../applications/job-name.ts'
import { listKey, type Pages, rowsOf, topicKey, withRow } from '../../applications/pages.ts'
import { applicationsQuery } from '../../applications/queries.ts'
import { create } from '../../applications/writes.ts'
import { hasCode } from '../../kit/request-error.ts'
import { ownWrites } from '../../live/own-writes.ts'
import { notify } from '../../ui/notify.ts'
import { namesOf, trackErrorNotice, trackForm } from './track-form.ts'

/** `saved`: the person pressed Track Job. `viewed`: the person pressed View Job, which tracks the job too. */
type Tracking = { job: Job; status: 'saved' | 'viewed' }

/** The ids of requests without an answer. A job that is sent again keeps its id, so that it is tracked once. */
const ids = new Map<string, string>()
const keyOf = ({ job, status }: Tracking) => `${status} ${job.id}`

const track = (tracking: Tracking) => {
  const { job, status } = tracking
  const id = ids.get(keyOf(tracking)) ?? ulid()
  ids.set(keyOf(tracking), id)
  return create({ id, ...trackForm(job), status, origin: 'search' })
}

export const trackJob = mutationOptions({
  mutationKey: [...topicKey, 'track'],
  mutationFn: track,
  onSuccess: (row, tracking, _before, { client }) => {
    markTracked(client, tracking)
    client.setQueryData<Pages>(listKey, pages => pages && withRow(pages, row))
    if (tracking.status === 'saved')
      notify({ kind: 'success', title: 'Tracked', description: `${jobName(row)} saved.` })
    // The live event of a viewed job shows a toast, and may have come before this answer.
    else if (ownWrites.isAwaited(row.id, Date.now())) notify({ kind: 'success', title: 'Job Tracked' })
  },
  onError: (error, tracking, _before, { client }) => {
    if (hasCode(error, 'already_tracked')) markTracked(client, tracking)
    const notice = trackErrorNotice(error, tracking.status)
    if (notice) notify(notice)
  },
  // A load that began before the write may bring the list without the row. So the next screen loads it again.
  onSettled: (_row, _error, _tracking, _before, { client }) =>
    client.invalidateQueries({ queryKey: listKey, refetchType: 'none' }),
})

const trackedKeyOf = (job: Job): string => trackingKey(namesOf(job))

/** The jobs that the server said are tracked. The loaded list may not reach back to them. */
const trackedQuery = queryOptions<ReadonlySet<string>>({
  queryKey: ['jobs', 'tracked'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
})
const none: ReadonlySet<string> = new Set()

const markTracked = (client: QueryClient, tracking: Tracking): void => {
  ids.delete(keyOf(tracking))
  client.setQueryData(trackedQuery.queryKey, before => new Set(before).add(trackedKeyOf(tracking.job)))
}

/** Says whether a job is among the person's applications. Loads the list once. */
export const useTracked = (enabled: boolean): ((job: Job) => boolean) => {
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
  return useMemo(() => {
    const listed = new Set(rowsOf(data).map(trackingKey))
    // A complete list also knows which applications were deleted since.
    const isComplete = data?.pages.at(-1)?.older === null
    return job => listed.has(trackedKeyOf(job)) || (!isComplete && tracked.has(trackedKeyOf(job)))
  }, [data, tracked])
}
