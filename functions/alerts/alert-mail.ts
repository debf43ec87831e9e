import { alertedJobOf } from '../../shared/domain/alerts.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { morningMail } from '../../shared/domain/morning-mail.ts'
import type { AlertFrequency } from '../../shared/lists.ts'
import type { IndexedJob } from '../jobs/job-index.ts'
import type { FoundJobs } from '../store/alert-mails.ts'
import type { MailedJob } from '../store/alert-row.ts'
import { morningShare } from '../store/morning-share.ts'

const mailedJobOf = (job: IndexedJob): MailedJob => ({
  ...alertedJobOf(job),
  warnings: job.warnings.map(({ says }) => says),
})

type Found = {
  readonly sub: string
  /** How often the alert notifies. */
  readonly frequency: AlertFrequency
  readonly jobs: readonly IndexedJob[]
  readonly hasMore: boolean
}

/** The mails of a morning are spread over its hour, and other mails leave at once. */
const mailTime = ({ sub, frequency }: Found, now: Date): Date => {
  if (frequency === 'instant') return now
  const at = morningMail(dayInLagos(now), morningShare(sub))
  return at > now ? at : now
}

/** What a run of an alert adds to the outbox, from where the queue sends it. */
export const mailOfRun = (found: Found, now: Date): FoundJobs => ({
  jobs: found.jobs.map(mailedJobOf),
  hasMore: found.hasMore,
  at: mailTime(found, now),
})
