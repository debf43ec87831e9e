import { ApiError } from '../../shared/api/errors.ts'
import { runAlert } from '../alerts/run-alert.ts'
import type { AlertServices } from '../alerts/services.ts'
import { createLog, type Log } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import type { AlertRunStore } from '../store/alert-runs.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'

/** When the index was built that is served; null before there is one. One that can't be had is a fault, and thrown. */
const servedSince = async ({ index }: Pick<AlertServices, 'index'>, log: Log): Promise<string | null> => {
  try {
    return (await index.get(log)).builtAt
  } catch (error) {
    if (error instanceof ApiError && error.code === 'jobs_unavailable' && error.cause === undefined)
      return null
    throw error
  }
}

/** Those whose time it is; and where there are new jobs, those that wait for nothing else. */
async function* dueAlerts(alertRuns: AlertRunStore, hasNewJobs: boolean, now: Date): AsyncGenerator<string> {
  yield* alertRuns.due('alert', now)
  if (hasNewJobs) yield* alertRuns.due('instant-alert', now)
}

/**
 * Tells people of new jobs. One alert that fails does not keep the others. That the instant ones were matched with an
 * index is noted when all were, so a run that is killed is made up for by the next; who was told is not told again.
 */
export const matchAlerts = (services: AlertServices) =>
  logFailures(async (payload: unknown): Promise<{ done: number }> => {
    schedules['match-alerts'].payload.parse(payload)
    const log = createLog({ schedule: 'match-alerts' })
    const now = new Date()
    const { alertRuns } = services
    const builtAt = await servedSince(services, log)
    if (builtAt === null) return { done: 0 }
    const hasNewJobs = builtAt !== (await alertRuns.matched())
    const due = dueAlerts(alertRuns, hasNewJobs, now)
    const task = (word: string) => runAlert(services, word, now, log)
    const done = await eachDue({ due, task, postpone: alertRuns.postpone, now, log })
    if (hasNewJobs) await alertRuns.setMatched(builtAt)
    return { done }
  })
