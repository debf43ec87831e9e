import { alertedJobOf } from '../../shared/domain/alerts.ts'
import type { AlertFrequency } from '../../shared/lists.ts'
import type { CurrentIndex } from '../jobs/current-index.ts'
import type { IndexedJob } from '../jobs/job-index.ts'
import type { PubliclyHidden } from '../jobs/publicly-hidden.ts'
import { alertLetter } from '../mail/alert-letter.ts'
import { unsubscribeHeaders } from '../mail/unsubscribe.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { type Mailer, mailOf } from '../services/mail.ts'
import type { AlertRef, MailedJob, StoredAlert } from '../store/alert-row.ts'
import type { AlertRunStore, Commit, NextRun } from '../store/alert-runs.ts'

export type AlertServices = {
  readonly alertRuns: AlertRunStore
  readonly index: Pick<CurrentIndex, 'get'>
  readonly publiclyHidden: Pick<PubliclyHidden, 'get'>
  readonly mailer: Mailer
  readonly siteUrl: string
}

/** The most jobs of one notification and of one mail. */
export const jobsAtOnce = 25
type Unsent = NonNullable<StoredAlert['unsent']>

const mailedJobOf = (job: IndexedJob): MailedJob => ({
  ...alertedJobOf(job),
  warnings: job.warnings.map(({ says }) => says),
})

/** The jobs for the mail of this run, together with those of an earlier mail that failed; null where there are none. */
export const unsentAfter = (
  before: Unsent | null,
  notified: readonly IndexedJob[],
  hasMore: boolean,
): Unsent | null => {
  if (notified.length === 0) return before && { ...before, tries: before.tries + 1 }
  const jobs = [...notified.map(mailedJobOf), ...(before?.jobs ?? [])]
  return {
    jobs: jobs.slice(0, jobsAtOnce),
    hasMore: hasMore || jobs.length > jobsAtOnce || (before?.hasMore ?? false),
    tries: 1,
  }
}

type Mailing = {
  readonly name: AlertRef
  readonly plan: Commit
  readonly person: { readonly email: string; readonly name: string }
  /** How often the alert notifies. */
  readonly frequency: AlertFrequency
  /** When the alert is looked at again after this mail was sent. */
  readonly next: NextRun
}

/** Sends the jobs that are not sent yet. A mail that fails stays on the agenda. */
export const mailJobs = async (
  { alertRuns, mailer, siteUrl }: AlertServices,
  { name, plan, person, frequency, next }: Mailing,
  log: Log,
): Promise<void> => {
  const { alert, result } = plan
  if (!result.unsent) return
  const { jobs, hasMore } = result.unsent
  const letter = alertLetter({ alert, jobs, hasMore, frequency }, { name: person.name, siteUrl })
  try {
    await mailer.send({ ...mailOf(person.email, letter), headers: unsubscribeHeaders(alert.token, siteUrl) })
  } catch (error) {
    log.warn('alert not mailed', { alert: `${name.sub}/${name.id}`, ...describeError(error) })
    return
  }
  await alertRuns.mailed(name.sub, { ...alert, runs: alert.runs + 1 }, next)
}
