import { alertedJobOf } from '../../shared/domain/alerts.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { morningMail } from '../../shared/domain/morning-mail.ts'
import type { AlertFrequency } from '../../shared/lists.ts'
import type { CurrentIndex } from '../jobs/current-index.ts'
import type { IndexedJob } from '../jobs/job-index.ts'
import type { PubliclyHidden } from '../jobs/publicly-hidden.ts'
import type { AlertMailStore } from '../store/alert-mails.ts'
import type { AlertRef, MailedJob, StoredAlert } from '../store/alert-row.ts'
import type { AlertRunStore, Commit, NextRun } from '../store/alert-runs.ts'
import { morningShare } from '../store/morning-share.ts'

export type AlertServices = {
  readonly alertRuns: AlertRunStore
  readonly index: Pick<CurrentIndex, 'get'>
  readonly publiclyHidden: Pick<PubliclyHidden, 'get'>
  readonly alertMails: Pick<AlertMailStore, 'add'>
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
  /** How often the alert notifies. */
  readonly frequency: AlertFrequency
  /** When the alert is looked at again after this mail was sent. */
  readonly next: NextRun
}

/** The mails of a morning are spread over its hour, and other mails leave at once. */
const mailTime = ({ name, plan, frequency }: Mailing): Date => {
  const ranAt = new Date(plan.result.ranAt)
  if (frequency === 'instant') return ranAt
  const at = morningMail(dayInLagos(ranAt), morningShare(name.sub))
  return at > ranAt ? at : ranAt
}

/**
 * Puts the jobs into the outbox of mails, from where the queue sends them. The alert keeps them until then, so that a
 * Lambda that timed out loses none. Jobs that come into the outbox twice are mailed once.
 */
export const mailJobs = async (
  { alertRuns, alertMails }: Pick<AlertServices, 'alertRuns' | 'alertMails'>,
  mailing: Mailing,
): Promise<void> => {
  const { name, plan, next } = mailing
  const { alert, result } = plan
  if (!result.unsent) return
  const { jobs, hasMore } = result.unsent
  await alertMails.add(name, { jobs, hasMore, at: mailTime(mailing) })
  await alertRuns.mailed(name.sub, { ...alert, runs: alert.runs + 1 }, next)
}
