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
import { api } from '../../api/api.ts'
import { jobName } from '../../applications/job-name.ts'
import { listKey, type Pages, rowsOf, topicKey, withRow } from '../../applications/pages.ts'
import { applicationsQuery } from '../../applications/queries.ts'
import { ownWrites } from '../../live/own-writes.ts'
import { notify } from '../../ui/notify.ts'
import { isTrackedAlready, namesOf, trackErrorNotice, trackForm } from './track-form.ts'

/** `saved`: Track Job was pressed. `viewed`: the job is tracked by itself, because the person looked at it. */
type Tracking = { job: Job; status: 'saved' | 'viewed' }

/** The ids of requests without an answer so far: the same job sent again keeps its id, and is tracked once. */
const ids = new Map<string, string>()
const keyOf = ({ job, status }: Tracking) => `${status} ${job.id}`

const create = async (tracking: Tracking) => {
  const { job, status } = tracking
  const id = ids.get(keyOf(tracking)) ?? ulid()
  ids.set(keyOf(tracking), id)
  const withdraw = ownWrites.note([id], Date.now())
  try {
    return await api.applications.create({ body: { id, ...trackForm(job), status, origin: 'search' } })
  } catch (error) {
    withdraw()
    throw error
  }
}

/** Puts a job of the search among the applications. */
export const trackJob = mutationOptions({
  mutationKey: [...topicKey, 'track'],
  mutationFn: create,
  onSuccess: (row, tracking, _before, { client }) => {
    markTracked(client, tracking)
    client.setQueryData<Pages>(listKey, pages => pages && withRow(pages, row))
    if (tracking.status === 'saved')
      notify({ kind: 'success', title: 'Tracked', description: `${jobName(row)} saved.` })
    // The live event of a viewed job has a toast of its own, and may have been faster than this answer.
    else if (ownWrites.isAwaited(row.id, Date.now())) notify({ kind: 'success', title: 'Job Tracked' })
  },
  onError: (error, tracking, _before, { client }) => {
    if (isTrackedAlready(error)) markTracked(client, tracking)
    const notice = trackErrorNotice(error, tracking.status)
    if (notice) notify(notice)
  },
  // A load of the list may have begun before the write. The next look at the list loads it again.
  onSettled: (_row, _error, _tracking, _before, { client }) =>
    client.invalidateQueries({ queryKey: listKey, refetchType: 'none' }),
})

const trackedKeyOf = (job: Job): string => trackingKey(namesOf(job))

/** The jobs that the server called tracked on this page: the loaded list may not reach as far back. */
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

/** Which jobs are among the person's applications. Loads the list once if it is not there yet. */
export const useTracked = (wanted: boolean): ((job: Job) => boolean) => {
  const { data: tracked = none } = useQuery(trackedQuery)
  const { data } = useInfiniteQuery({
    ...applicationsQuery,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Nothing has changed here while the person looked at a board.
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
