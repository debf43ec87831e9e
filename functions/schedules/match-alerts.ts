import { ApiError } from '../../shared/api/errors.ts'
import type { AlertServices } from '../alerts/alert-mail.ts'
import { runAlert } from '../alerts/run-alert.ts'
import type { Uses } from '../composition/services.ts'
import { createPubliclyHidden } from '../jobs/publicly-hidden.ts'
import type { Log } from '../runtime/log.ts'
import { type AlertRunStore, alertRunStore } from '../store/alert-runs.ts'
import { jobReportStore } from '../store/job-reports.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/** Returns when the current index was built; null before the first index. Throws where the index can't be loaded. */
const indexBuiltAt = async ({ index }: Pick<AlertServices, 'index'>, log: Log): Promise<string | null> => {
  try {
    return (await index.get(log)).builtAt
  } catch (error) {
    if (error instanceof ApiError && error.code === 'jobs_unavailable' && error.cause === undefined)
      return null
    throw error
  }
}

/** Yields the alerts that are due, and the instant alerts when there are new jobs. */
async function* dueAlerts(alertRuns: AlertRunStore, hasNewJobs: boolean, now: Date): AsyncGenerator<string> {
  yield* alertRuns.due('alert', now)
  if (hasNewJobs) yield* alertRuns.due('instant-alert', now)
}

/**
 * Notifies people of new jobs. An alert that fails does not stop the others. The run notes that an index was matched
 * only when all instant alerts were, so the next run repeats a run that timed out. Nobody is notified of a job twice.
 */
export const runMatchAlerts = (services: AlertServices) =>
  scheduled(schedules['match-alerts'].payload, async ({ now, log }) => {
    const { alertRuns } = services
    const builtAt = await indexBuiltAt(services, log)
    if (builtAt === null) return { done: 0 }
    const hasNewJobs = builtAt !== (await alertRuns.matched())
    const due = dueAlerts(alertRuns, hasNewJobs, now)
    const task = (id: string) => runAlert(services, id, now, log)
    const done = await eachDue({ due, task, postpone: alertRuns.postpone, now, log })
    if (hasNewJobs) await alertRuns.setMatched(builtAt)
    return { done }
  })

export const matchAlerts = (services: Uses<'table' | 'index' | 'mailer' | 'siteUrl'>) =>
  oneAtATime(
    services.table(),
    runMatchAlerts({
      alertRuns: alertRunStore(services.table()),
      // A run loads the newest index, however long the download takes, and does not ask for it again for each alert.
      index: services.index({ freshFor: 1000, patience: 150_000 }),
      publiclyHidden: createPubliclyHidden({ reports: jobReportStore(services.table()) }),
      mailer: services.mailer(),
      siteUrl: services.siteUrl(),
    }),
  )
