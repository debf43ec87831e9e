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
import type { AlertFrequency } from '../../shared/lists.ts'
import type { CurrentIndex } from '../jobs/current-index.ts'
import { hiddenFrom } from '../jobs/hidden-from.ts'
import type { IndexedJob } from '../jobs/job-index.ts'
import type { PubliclyHidden } from '../jobs/publicly-hidden.ts'
import { alertNotice } from '../mail/alert-letter.ts'
import type { Log } from '../runtime/log.ts'
import type { AlertRef, StoredAlert } from '../store/alert-row.ts'
import type { AlertRunStore, Commit, NextRun, WatchedAlert } from '../store/alert-runs.ts'
import { isListed } from '../store/alert-terms.ts'
import { mailOfRun } from './alert-mail.ts'
import { type Looked, look } from './look.ts'
import { termsOfAlert } from './terms.ts'

export type AlertServices = {
  readonly alertRuns: AlertRunStore
  readonly index: Pick<CurrentIndex, 'get'>
  readonly publiclyHidden: Pick<PubliclyHidden, 'get'>
}

/** The most jobs of one notification, and that one run adds to a mail. */
const jobsAtOnce = 25

type Person = NonNullable<WatchedAlert['person']>

const nextRun = ({ frequency, createdAt }: StoredAlert, { tier }: Person, now: Date): NextRun => {
  const at = nextLook(frequency, tier, now)
  // The time never changes, so that a run that lists these by time does not meet the same alert twice.
  return at ? { kind: 'alert', at } : { kind: 'instant-alert', at: new Date(createdAt) }
}

type Run = {
  readonly alert: StoredAlert
  readonly person: Person
  readonly looked: Looked
  readonly frequency: AlertFrequency
  readonly isTurn: boolean
  readonly now: Date
}

/** The alert after this run, which notifies of the first of `fresh`. */
const planOf = (
  sub: string,
  { alert, person, looked, frequency, isTurn, now }: Run,
  fresh: readonly IndexedJob[],
): Commit => {
  const jobs = fresh.slice(0, jobsAtOnce)
  const hasMore = fresh.length > jobs.length
  const isFound = jobs.length > 0
  const next = nextRun(alert, person, now)
  const isFirst = alert.lookedTo === null
  const listing =
    next.kind === 'instant-alert' ? { version: alert.version, terms: termsOfAlert(alert.keywords) } : null
  return {
    alert,
    listing,
    result: {
      ...looked.seen,
      // The jobs of this run come before the others that match.
      latest: latestJobs(jobs.map(alertedJobOf), looked.newest?.map(alertedJobOf) ?? alert.latest),
      wantsLatest: false,
      ranAt: isTurn || isFirst ? now.toISOString() : alert.ranAt,
      lastTriggered: isFound ? now.toISOString() : alert.lastTriggered,
    },
    next,
    jobIds: jobs.map(({ id }) => id),
    notice:
      person.mayNotify && isFound
        ? alertNotice(alert, jobs.map(alertedJobOf), hasMore, ulid(now.getTime()))
        : null,
    mail:
      alert.byMail && person.mayMail && isFound ? mailOfRun({ sub, frequency, jobs, hasMore }, now) : null,
  }
}

/** New jobs find an instant alert. Where none of them matches, nothing is written. */
const isIdle = ({ alert, isInstant }: WatchedAlert, { looked }: Run, { next, listing }: Commit): boolean =>
  isInstant &&
  isListed(alert, listing) &&
  next.kind === 'instant-alert' &&
  looked.fresh.length === 0 &&
  looked.newest === null

/** False where another run or an edit was first, or the person was purged. Then nothing is written. */
const commit = async (
  { alertRuns }: AlertServices,
  sub: string,
  watched: WatchedAlert,
  run: Run,
): Promise<boolean> => {
  let { fresh } = run.looked
  for (;;) {
    const plan = planOf(sub, run, fresh)
    if (isIdle(watched, run, plan)) return true
    const { written, notifiedBefore } = await alertRuns.commit(sub, plan, run.now)
    if (written || notifiedBefore.length === 0) return written
    const notified = new Set(notifiedBefore)
    fresh = fresh.filter(({ id }) => !notified.has(id))
  }
}

type DueAlert = {
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

/** Looks with an alert that is active. False where it was changed meanwhile. */
const lookFor = async (
  services: AlertServices,
  { name, builtAt }: DueAlert,
  { watched, person }: { readonly watched: WatchedAlert; readonly person: Person },
  now: Date,
  log: Log,
): Promise<boolean> => {
  const { alert } = watched
  const frequency = effectiveFrequency(alert.frequency, person.tier)
  const isTurn = isItsTurn(frequency, new Date(alert.ranAt), now)
  const [current, publicly] = await Promise.all([
    indexSince(services, builtAt, log),
    services.publiclyHidden.get(),
  ])
  const visible = { index: current, hidden: hiddenFrom(watched, publicly), country: person.country, now }
  const looked = await look(alert, visible, isTurn)
  return commit(services, name.sub, watched, { alert, person, looked, frequency, isTurn, now })
}

/** Another run or an edit may be first, a few times. */
const attempts = 3

/**
 * Looks through the jobs for one alert, and notifies its person. All alerts of a person together notify of each job
 * once, also where two runs overlap. The mail is in the outbox after the run. Does nothing for an alert that is not due.
 */
export const runAlert = async (
  services: AlertServices,
  due: DueAlert,
  now: Date,
  log: Log,
): Promise<void> => {
  const { alertRuns } = services
  const { name } = due
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const watched = await alertRuns.read(name, now)
    if (!watched) return
    const { alert, person } = watched
    if (!alert.isActive) return alertRuns.takeOffAgenda(name.sub, alert)
    // The account is being purged, and the purge deletes the row.
    if (!person) return
    // The deletion of the account can still be undone, so that the alert stays as it is.
    if (person.isLeaving) return alertRuns.postpone(name, nextMorning(now))
    // The other run may have had an older index, or the edit other words.
    if (await lookFor(services, due, { watched, person }, now, log)) return
  }
  throw new Error('Other runs of the alert were always first.')
}
