import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ulid } from 'ulid'
import type { Job } from '../../../shared/api/jobs.ts'
import { jobName } from '../../applications/job-name.ts'
import { withRow } from '../../applications/pages.ts'
import { markTracked } from '../../applications/tracked.ts'
import { changeList, isUntracked, listIsStale, useTrackedActions } from '../../applications/untrack.ts'
import { create } from '../../applications/writes.ts'
import { forYouIsStale } from '../../jobs/queries.ts'
import { hasCode } from '../../kit/request-error.ts'
import { ownWrites } from '../../live/own-writes.ts'
import { paths, searchOf } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { alreadyTracked, mayTryAgain, trackErrorNotice, trackForm } from './track-form.ts'
import { type TrackedAs, trackedKeyOf, trackKey } from './tracked.ts'

/** `saved`: the person pressed Track Job. `viewed`: the person pressed View Job, which tracks the job too. */
type Tracking = { job: Job; status: 'saved' | 'viewed' }

/** The ids of requests without an answer. A job that is sent again keeps its id, so that it is tracked once. */
const ids = new Map<string, string>()
const keyOf = ({ job, status }: Tracking) => `${status} ${job.id}`

const track = (tracking: Tracking) => {
  const { job, status } = tracking
  const sent = ids.get(keyOf(tracking))
  const id = sent === undefined || isUntracked(sent) ? ulid() : sent
  ids.set(keyOf(tracking), id)
  return create({ id, ...trackForm(job), status, origin: 'search' })
}

/** The address of an application in My Applications; without its id, of the list that has its title. */
export const applicationPath = (id: string | null, job: Job): string =>
  id === null ? `${paths.applications}?${searchOf({ q: job.title })}` : paths.application(id)

/** Tracks jobs. The screen says so before the server answers; what the server refuses is taken back. */
export const useTracking = (trackedAs: TrackedAs) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const actionsOf = useTrackedActions()
  const sayTracked = (id: string | null, job: Job) =>
    notify({
      ...alreadyTracked,
      action: { label: 'Open', onClick: () => void navigate(applicationPath(id, job)) },
    })
  const { mutate } = useMutation({
    mutationKey: trackKey,
    mutationFn: track,
    onSuccess: (row, tracking) => {
      const { job, status } = tracking
      ids.delete(keyOf(tracking))
      if (isUntracked(row.id)) return
      markTracked(client, trackedKeyOf(job), row.id)
      changeList(client, pages => withRow(pages, row))
      forYouIsStale(client, { later: true })
      if (status === 'saved')
        notify({
          kind: 'success',
          title: 'Tracked',
          description: `${jobName(row)} saved.`,
          ...actionsOf(row),
        })
      // The live event of a viewed job shows a toast, and may have come before this answer.
      else if (ownWrites.isAwaited(row.id, Date.now()))
        notify({ kind: 'success', title: 'Job Tracked', ...actionsOf(row) })
    },
    onError: (error, tracking) => {
      if (hasCode(error, 'already_tracked')) {
        ids.delete(keyOf(tracking))
        const id = error.existingId ?? null
        markTracked(client, trackedKeyOf(tracking.job), id)
        if (tracking.status === 'saved') sayTracked(id, tracking.job)
        return
      }
      const notice = trackErrorNotice(error, tracking.status)
      const again = { label: 'Try again', onClick: () => mutate(tracking) }
      if (notice)
        notify({ ...notice, ...(tracking.status === 'saved' && mayTryAgain(error) && { action: again }) })
    },
    onSettled: () => listIsStale(client),
  })
  return {
    /** Track Job. */
    track: (job: Job): void => {
      const tracked = trackedAs(job)
      if (tracked) sayTracked(tracked.id, job)
      else mutate({ job, status: 'saved' })
    },
    /** View Job. */
    view: (job: Job): void => {
      if (!trackedAs(job)) mutate({ job, status: 'viewed' })
    },
  }
}
export type TrackingActions = ReturnType<typeof useTracking>
