import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import {
  alertedJobOf,
  effectiveFrequency,
  isItsTurn,
  latestJobs,
  nextLook,
  nextMorning,
} from '../../shared/domain/alerts.ts'
import { hiddenFrom } from '../jobs/hidden-from.ts'
import type { IndexedJob } from '../jobs/job-index.ts'
import { alertNotice } from '../mail/alert-letter.ts'
import { nextTry } from '../mailings/next-try.ts'
import type { Log } from '../runtime/log.ts'
import type { AlertRef, StoredAlert } from '../store/alert-row.ts'
import type { Commit, NextRun, WatchedAlert } from '../store/alert-runs.ts'
import { isListed } from '../store/alert-terms.ts'
import { type AlertServices, jobsAtOnce, mailJobs, unsentAfter } from './alert-mail.ts'
import { type Looked, look } from './look.ts'
import { termsOfAlert } from './terms.ts'

type Person = NonNullable<WatchedAlert['person']>

const ordinaryLook = ({ frequency, createdAt }: StoredAlert, { tier }: Person, now: Date): NextRun => {
  const at = nextLook(frequency, tier, now)
  // The time never changes, so that a run that lists these by time does not meet the same alert twice.
  return at ? { kind: 'alert', at } : { kind: 'instant-alert', at: new Date(createdAt) }
}

/** The alert stays on the agenda until its mail is sent, so that a Lambda that timed out loses no mail. */
const lookForMail = (ordinary: NextRun, retryAt: Date): NextRun => ({
  kind: 'alert',
  at: ordinary.kind === 'alert' && ordinary.at < retryAt ? ordinary.at : retryAt,
})

type Run = {
  readonly alert: StoredAlert
  readonly person: Person
  readonly looked: Looked
  readonly isTurn: boolean
  readonly now: Date
}

/** The alert after this run, which notifies of the first of `fresh`. */
const planOf = ({ alert, person, looked, isTurn, now }: Run, fresh: readonly IndexedJob[]): Commit => {
  const jobs = fresh.slice(0, jobsAtOnce)
  const hasMore = fresh.length > jobs.length
  const pending = alert.byMail && person.mayMail ? unsentAfter(alert.unsent, jobs, hasMore) : null
  const retryAt = pending && nextTry(pending.tries, now)
  const ordinary = ordinaryLook(alert, person, now)
  const isFirst = alert.lookedTo === null
  const listing =
    ordinary.kind === 'instant-alert' ? { version: alert.version, terms: termsOfAlert(alert.keywords) } : null
  return {
    alert,
    listing,
    result: {
      ...looked.seen,
      // The jobs of this run come before the others that match.
      latest: latestJobs(jobs.map(alertedJobOf), looked.newest?.map(alertedJobOf) ?? alert.latest),
      wantsLatest: false,
      ranAt: isTurn || isFirst ? now.toISOString() : alert.ranAt,
      lastTriggered: jobs.length > 0 ? now.toISOString() : alert.lastTriggered,
      unsent: retryAt ? pending : null,
    },
    next: retryAt ? lookForMail(ordinary, retryAt) : ordinary,
    jobIds: jobs.map(({ id }) => id),
    notice:
      person.mayNotify && jobs.length > 0
        ? alertNotice(alert, jobs.map(alertedJobOf), hasMore, ulid(now.getTime()))
        : null,
  }
}

/** New jobs find an instant alert. Where none of them matches, nothing is written. */
const isIdle = ({ alert, isInstant }: WatchedAlert, { looked }: Run, { next, listing }: Commit): boolean =>
  isInstant &&
  isListed(alert, listing) &&
  next.kind === 'instant-alert' &&
  looked.fresh.length === 0 &&
  looked.newest === null &&
  alert.unsent === null

/** Null where there is nothing to write, or where another run or an edit was first and has set the next look. */
const commit = async (
  { alertRuns }: AlertServices,
  sub: string,
  watched: WatchedAlert,
  run: Run,
): Promise<Commit | null> => {
  let { fresh } = run.looked
  for (;;) {
    const plan = planOf(run, fresh)
    if (isIdle(watched, run, plan)) return null
    const { written, notifiedBefore } = await alertRuns.commit(sub, plan, run.now)
    if (written) return plan
    if (notifiedBefore.length === 0) return null
    const notified = new Set(notifiedBefore)
    fresh = fresh.filter(({ id }) => !notified.has(id))
  }
}

export type DueAlert = {
  readonly name: AlertRef
  /** The index whose jobs found the alert was built then. Left out: any index will do. */
  readonly builtAt?: string | undefined
}

/** Throws where another function has opened a newer index than this one. */
const indexSince = async ({ index }: AlertServices, builtAt: string | undefined, log: Log) => {
  const current = await index.get(log)
  if (builtAt !== undefined && current.builtAt < builtAt) throw new ApiError('jobs_unavailable')
  return current
}

/**
 * Looks through the jobs for one alert, and notifies its person. All alerts of a person together notify of each job
 * once, also where two runs overlap. The mail is sent after the commit: where it fails, a later run sends it. Does
 * nothing for an alert that is not due.
 */
export const runAlert = async (
  services: AlertServices,
  { name, builtAt }: DueAlert,
  now: Date,
  log: Log,
): Promise<void> => {
  const { alertRuns, publiclyHidden } = services
  const watched = await alertRuns.read(name, now)
  if (!watched) return
  const { alert, person } = watched
  if (!alert.isActive) return alertRuns.takeOffAgenda(name.sub, alert)
  // The account is being purged, and the purge deletes the row.
  if (!person) return
  // The deletion of the account can still be undone, so that the alert stays as it is.
  if (person.isLeaving) return alertRuns.postpone(name, nextMorning(now))
  const frequency = effectiveFrequency(alert.frequency, person.tier)
  const isTurn = isItsTurn(frequency, new Date(alert.ranAt), now)
  const [current, publicly] = await Promise.all([indexSince(services, builtAt, log), publiclyHidden.get()])
  const visible = { index: current, hidden: hiddenFrom(watched, publicly), country: person.country, now }
  const looked = await look(alert, visible, isTurn)
  const plan = await commit(services, name.sub, watched, { alert, person, looked, isTurn, now })
  if (!plan) return
  if (plan.result.unsent)
    await mailJobs(services, { name, plan, frequency, next: ordinaryLook(alert, person, now) })
  else if (alert.unsent && alert.byMail && person.mayMail)
    log.error('alert mail given up', { alert: `${name.sub}/${name.id}`, tries: alert.unsent.tries })
}
