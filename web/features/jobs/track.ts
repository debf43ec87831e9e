import { mutationOptions } from '@tanstack/react-query'
import { ulid } from 'ulid'
import type { Job } from '../../../shared/api/jobs.ts'
import { api } from '../../api/api.ts'
import { jobName } from '../../applications/job-name.ts'
import { listKey, type Pages, topicKey, withRow } from '../../applications/pages.ts'
import { ownWrites } from '../../live/own-writes.ts'
import { notify } from '../../ui/notify.ts'
import { trackForm } from './track-form.ts'
import { isTrackedAlready, trackTrouble } from './track-trouble.ts'
import { noteTracked } from './tracked-here.ts'

/** Pressed, or come about by looking at it. */
type Tracking = { job: Job; status: 'saved' | 'viewed' }

/** The ids of what is being sent: a try whose answer was lost is sent again as the same one. */
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

/** Puts a job of the search among the applications. A job that is viewed is told of by its live event too. */
export const trackJob = mutationOptions({
  mutationKey: [...topicKey, 'track'],
  mutationFn: create,
  onSuccess: (row, tracking, _before, { client }) => {
    ids.delete(keyOf(tracking))
    noteTracked(tracking.job)
    client.setQueryData<Pages>(listKey, pages => pages && withRow(pages, row))
    if (tracking.status === 'saved')
      notify({ kind: 'success', title: 'Tracked', description: `${jobName(row)} saved.` })
    // The event may be faster than the answer: then it has been told already.
    else if (ownWrites.isAwaited(row.id, Date.now())) notify({ kind: 'success', title: 'Job Tracked' })
  },
  onError: (error, tracking) => {
    if (isTrackedAlready(error)) {
      ids.delete(keyOf(tracking))
      noteTracked(tracking.job)
    }
    const trouble = trackTrouble(error, tracking.status)
    if (trouble) notify(trouble)
  },
  // The list may have been on its way: whoever looks at it next sees it whole.
  onSettled: (_row, _error, _tracking, _before, { client }) =>
    client.invalidateQueries({ queryKey: listKey, refetchType: 'none' }),
})
