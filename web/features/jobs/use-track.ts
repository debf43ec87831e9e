import { useMutation } from '@tanstack/react-query'
import type { Job } from '../../../shared/api/jobs.ts'
import { trackJob } from './track.ts'

/** The two ways in which a job joins the applications. To look at one that is tracked adds nothing. */
export const useTrack = (job: Job, isTracked: boolean) => {
  const { mutate: save, isPending } = useMutation(trackJob)
  const { mutate: view } = useMutation(trackJob)
  return {
    saving: isPending,
    save: () => save({ job, status: 'saved' }),
    viewed: () => {
      if (!isTracked) view({ job, status: 'viewed' })
    },
  }
}
