import { dayMs } from '../../shared/domain/calendar.ts'
import type { AlertServices } from '../alerts/run-alert.ts'
import type { Uses } from '../composition/services.ts'
import { createPubliclyHidden } from '../jobs/publicly-hidden.ts'
import { describeError } from '../runtime/log.ts'
import { alertRunStore } from '../store/alert-runs.ts'
import { jobReportStore } from '../store/job-reports.ts'
import { consumed } from './consume.ts'
import { queues as register } from './payload.ts'

/** A failed alert is due again after this time, in milliseconds. Until then it fails no more messages. */
const postponedFor = dayMs / 24

/** Looks through the jobs for one alert. An alert whose last attempt fails is postponed, and becomes a dead letter. */
export const runMatchAlert = (services: AlertServices) =>
  consumed('match-alert', async ({ message: { sub, id, builtAt }, now, log, attempt }) => {
    try {
      const { runAlert } = await import('../alerts/run-alert.ts')
      await runAlert(services, { name: { sub, id }, builtAt }, now, log)
    } catch (error) {
      if (attempt >= register['match-alert'].attempts)
        await services.alertRuns
          .postpone({ sub, id }, new Date(now.getTime() + postponedFor))
          .catch(failure => log.error('not postponed', describeError(failure)))
      throw error
    }
  })

export const matchAlert = ({ table, index }: Uses<'table' | 'index'>) =>
  runMatchAlert({
    alertRuns: alertRunStore(table()),
    // Each message asks for the newest index, because a message that needs a newer one would come again late.
    index: index({ freshFor: 0, patience: 60_000 }),
    publiclyHidden: createPubliclyHidden({ reports: jobReportStore(table()) }),
  })
