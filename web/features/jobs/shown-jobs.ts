import type { Job } from '../../../shared/api/jobs.ts'
import type { Shown } from './use-search.ts'

/** The jobs in view, whatever brought them. */
export const jobsIn = (shown: Shown): readonly Job[] => {
  if (shown.kind === 'found') return shown.answer.jobs
  if (shown.kind === 'last') return shown.last.answer.jobs
  return shown.kind === 'newest' ? shown.jobs : []
}
