import { ulid } from 'ulid'
import { alertedJobOf } from '../../shared/domain/alert-jobs.ts'
import { effectiveFrequency, isItsTurn, nextLook, nextMorning } from '../../shared/domain/alert-times.ts'
import type { IndexedJob } from '../jobs/job-index.ts'
import { alertNotice } from '../mail/alert-words.ts'
import type { Log } from '../runtime/log.ts'
import { alertNamed, type StoredAlert } from '../store/alert-row.ts'
import type { Commit, NextLook, WatchedAlert } from '../store/alert-runs.ts'
import { jobsAtOnce, latestAfter, nextTry, unsentAfter } from './deliver.ts'
import { look } from './look.ts'
import { mailJobs } from './mail-jobs.ts'
import type { AlertServices } from './services.ts'

type Person = NonNullable<WatchedAlert['person']>

const ordinaryLook = ({ frequency, createdAt }: StoredAlert, { tier }: Person, now: Date): NextLook => {
  const at = nextLook(frequency, tier, now)
  // A time that stays: the run that lists these must not meet the same again behind the page that it is on.
  return at ? { kind: 'alert', at } : { kind: 'instant-alert', at: new Date(createdAt) }
}

/** It stays on the agenda until its mail has gone out: who is killed before that loses nothing. */
const lookForMail = (ordinary: NextLook, retryAt: Date): NextLook => ({
  kind: 'alert',
  at: ordinary.kind === 'alert' && ordinary.at < retryAt ? ordinary.at : retryAt,
})

type Run = {
  readonly alert: StoredAlert
  readonly person: Person
  readonly looked: ReturnType<typeof look>
  readonly isTurn: boolean
  readonly now: Date
}

/** The alert after this run, which tells of the first of `fresh`. */
const planOf = ({ alert, person, looked, isTurn, now }: Run, fresh: readonly IndexedJob[]): Commit => {
  const told = fresh.slice(0, jobsAtOnce)
  const hasMore = fresh.length > told.length
  const pending = alert.byMail && person.mayMail ? unsentAfter(alert.unsent, told, hasMore) : null
  const retryAt = pending && nextTry(pending, now)
  const ordinary = ordinaryLook(alert, person, now)
  const isFirst = alert.lookedTo === null
  return {
    alert,
    result: {
      ...looked.seen,
      latest: latestAfter(alert, told, looked.newest),
      wantsLatest: false,
      ranAt: isTurn || isFirst ? now.toISOString() : alert.ranAt,
      lastTriggered: told.length > 0 ? now.toISOString() : alert.lastTriggered,
      unsent: retryAt ? pending : null,
    },
    next: retryAt ? lookForMail(ordinary, retryAt) : ordinary,
    told: told.map(({ id }) => id),
    notice:
      person.mayNotify && told.length > 0
        ? alertNotice(alert, told.map(alertedJobOf), hasMore, ulid(now.getTime()))
        : null,
  }
}

/** An instant alert is looked at whenever there are new jobs: where none is for it, nothing is written. */
const isIdle = ({ alert, isInstant }: WatchedAlert, { looked }: Run, { next }: Commit): boolean =>
  isInstant &&
  next.kind === 'instant-alert' &&
  looked.fresh.length === 0 &&
  looked.newest === null &&
  alert.unsent === null

/** Null where there was nothing to do, or another run or an edit came between: that one has put it on the agenda. */
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
    const { written, toldBefore } = await alertRuns.commit(sub, plan, run.now)
    if (written) return plan
    if (toldBefore.length === 0) return null
    const told = new Set(toldBefore)
    fresh = fresh.filter(({ id }) => !told.has(id))
  }
}

/**
 * Looks through the jobs for one alert, and tells its person. Each job is told of once, by whichever of their alerts,
 * however many runs there are. The mail follows what is written: where it does not go out, a later run sends it.
 */
export const runAlert = async (services: AlertServices, word: string, now: Date, log: Log): Promise<void> => {
  const { alertRuns, index } = services
  const name = alertNamed(word)
  const watched = await alertRuns.read(name, now)
  if (!watched?.isDue) return
  const { alert, person } = watched
  if (!alert.isActive) return alertRuns.rest(name.sub, alert)
  // Being purged: the row goes by itself.
  if (!person) return
  // The account may still be brought back as it was.
  if (person.isLeaving) return alertRuns.postpone(word, nextMorning(now))
  const frequency = effectiveFrequency(alert.frequency, person.tier)
  const isTurn = isItsTurn(frequency, new Date(alert.ranAt), now)
  const looked = look(alert, await index.get(log), isTurn, now)
  const plan = await commit(services, name.sub, watched, { alert, person, looked, isTurn, now })
  if (!plan) return
  if (plan.result.unsent)
    await mailJobs(services, { name, plan, person, frequency, next: ordinaryLook(alert, person, now) }, log)
  else if (alert.unsent && alert.byMail && person.mayMail)
    log.error('alert mail given up', { alert: word, tries: alert.unsent.tries })
}
