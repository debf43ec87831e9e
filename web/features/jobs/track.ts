import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { Application } from '../../../shared/api/applications.ts'
import type { Job } from '../../../shared/api/jobs.ts'
import { trackingKey } from '../../../shared/domain/application.ts'
import { jobName } from '../../applications/job-name.ts'
import { listKey, type Pages, topicKey, withoutRow, withRow } from '../../applications/pages.ts'
import { create, remove } from '../../applications/writes.ts'
import { notifyFailed } from '../../kit/notify-failed.ts'
import { hasCode, isNotFound } from '../../kit/request-error.ts'
import { ownWrites } from '../../live/own-writes.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { alreadyTracked, trackErrorNotice, trackForm } from './track-form.ts'
import { markTracked, type TrackedAs, trackedKeyOf, trackKey, unmarkTracked } from './tracked.ts'

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

const changeList = (client: QueryClient, change: (pages: Pages) => Pages): void => {
  client.setQueryData<Pages>(listKey, pages => pages && change(pages))
}

/** A load that began before a write may bring the list as it was. So the next screen loads it again. */
const listIsStale = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: listKey, refetchType: 'none' })

/** Undo of Track Job. */
const useUntrack = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: [...topicKey, 'untrack'],
    mutationFn: async ({ id }: Application) => {
      try {
        await remove(id)
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    },
    onMutate: row => {
      unmarkTracked(client, trackingKey(row))
      changeList(client, pages => withoutRow(pages, row.id))
      return client.cancelQueries({ queryKey: listKey })
    },
    onError: (error, row) => {
      markTracked(client, trackingKey(row), row.id)
      changeList(client, pages => withRow(pages, row))
      notifyFailed('The job is still tracked.', error, () => mutate(row))
    },
    onSettled: () => listIsStale(client),
  })
  return mutate
}

/** The address of an application in My Applications; without its id, of the list that has its title. */
export const applicationPath = (id: string | null, job: Job): string =>
  `${paths.applications}?${new URLSearchParams(id === null ? { q: job.title } : { edit: id })}`

/** Tracks jobs. The screen says so before the server answers; what the server refuses is taken back. */
export const useTracking = (trackedAs: TrackedAs) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const untrack = useUntrack()
  const openAction = (id: string | null, job: Job) => ({
    label: 'Open',
    onClick: () => void navigate(applicationPath(id, job)),
  })
  const sayTracked = (job: Job) =>
    notify({ ...alreadyTracked, action: openAction(trackedAs(job)?.id ?? null, job) })
  const { mutate } = useMutation({
    mutationKey: trackKey,
    mutationFn: track,
    onSuccess: (row, tracking) => {
      const { job, status } = tracking
      ids.delete(keyOf(tracking))
      markTracked(client, trackedKeyOf(job), row.id)
      changeList(client, pages => withRow(pages, row))
      if (status === 'saved')
        notify({
          kind: 'success',
          title: 'Tracked',
          description: `${jobName(row)} saved.`,
          action: { label: 'Undo', onClick: () => untrack(row) },
          other: openAction(row.id, job),
        })
      // The live event of a viewed job shows a toast, and may have come before this answer.
      else if (ownWrites.isAwaited(row.id, Date.now())) notify({ kind: 'success', title: 'Job Tracked' })
    },
    onError: (error, tracking) => {
      if (hasCode(error, 'already_tracked')) {
        ids.delete(keyOf(tracking))
        markTracked(client, trackedKeyOf(tracking.job), null)
        if (tracking.status === 'saved') sayTracked(tracking.job)
        return
      }
      const notice = trackErrorNotice(error, tracking.status)
      if (notice) notify(notice)
    },
    onSettled: () => listIsStale(client),
  })
  return {
    /** Track Job. */
    track: (job: Job): void => (trackedAs(job) ? sayTracked(job) : mutate({ job, status: 'saved' })),
    /** View Job. */
    view: (job: Job): void => {
      if (!trackedAs(job)) mutate({ job, status: 'viewed' })
    },
  }
}
export type TrackingActions = ReturnType<typeof useTracking>
