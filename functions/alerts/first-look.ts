import { setTimeout as wait } from 'node:timers/promises'
import type { AlertForm } from '../../shared/api/alerts.ts'
import { alertedJobOf, latestJobs } from '../../shared/domain/alerts.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { countryOfPerson } from '../../shared/domain/jobs/fit.ts'
import type { CurrentIndex } from '../jobs/current-index.ts'
import { hiddenFrom } from '../jobs/hidden-from.ts'
import type { JobIndex } from '../jobs/job-index.ts'
import type { PubliclyHidden } from '../jobs/publicly-hidden.ts'
import { describeError, type Log } from '../runtime/log.ts'
import type { FirstSight } from '../store/alert-row.ts'
import type { SeekerStore } from '../store/seekers.ts'
import { look, matchesSince } from './look.ts'

export type FirstLookServices = {
  readonly index: Pick<CurrentIndex, 'get'>
  readonly publiclyHidden: Pick<PubliclyHidden, 'get'>
  readonly seekers: SeekerStore
}

type FirstLook = {
  /** How many jobs match now. */
  readonly matching: number
  readonly sight: FirstSight
}

/** How long a person waits for an index that is not at hand yet, in milliseconds. */
const patience = 3000

const indexAtHand = async (index: FirstLookServices['index'], log: Log): Promise<JobIndex | null> => {
  try {
    return await Promise.race([index.get(log), wait(patience, null, { ref: false })])
  } catch (error) {
    log.warn('alert made without the jobs', describeError(error))
    return null
  }
}

/**
 * Looks through the jobs for an alert that is being made. So the alert notifies of every job that its person could not
 * find then. Null where no index is at hand: the alert is made all the same, and its first run looks.
 */
export const firstLook = async (
  { index, publiclyHidden, seekers }: FirstLookServices,
  sub: string,
  form: AlertForm,
  now: Date,
  log: Log,
): Promise<FirstLook | null> => {
  const [current, seeker, publicly] = await Promise.all([
    indexAtHand(index, log),
    seekers.get(sub, dayInLagos(now), now),
    publiclyHidden.get(),
  ])
  if (!current) return null
  const country = countryOfPerson(seeker.profile)
  const sight = { index: current, hidden: hiddenFrom(seeker, publicly), country, now }
  const alert = { ...form, createdAt: now.toISOString(), lookedTo: null, lately: [], wantsLatest: true }
  const { newest, seen } = await look(alert, sight, false)
  return {
    matching: (await matchesSince(form, new Date(0), sight)).length,
    sight: { ...seen, latest: latestJobs((newest ?? []).map(alertedJobOf), []) },
  }
}
