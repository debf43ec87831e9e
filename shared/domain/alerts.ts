import { type AlertedJob, alertJobsShown } from '../api/alerts.ts'
import type { Job } from '../api/jobs.ts'
import { type AlertFrequency, alertFrequencies, type Tier, type WarningKind } from '../lists.ts'
import { addDays, dayInLagos, mondayOf } from './calendar.ts'
import { plans } from './plan.ts'

/** An alert never notifies of a job with one of these warnings. A person who wants such jobs can search for them. */
const silencing: ReadonlySet<WarningKind> = new Set([
  'asks-for-money',
  'asks-for-secrets',
  'imitated-employer',
])

/** Whether an alert may show a job. */
export const mayAlert = ({ warnings }: Pick<Job, 'warnings'>): boolean =>
  !warnings.some(({ kind }) => silencing.has(kind))

/** The job as an alert stores it. */
export const alertedJobOf = ({
  id,
  title,
  company,
  location,
  source: { board, url },
  warnings,
}: Pick<Job, 'id' | 'title' | 'company' | 'location' | 'source' | 'warnings'>): AlertedJob => ({
  id,
  title,
  company,
  location,
  board,
  url,
  warnings,
})

/** The latest jobs of an alert after it found `newest`, each job once. */
export const latestJobs = (newest: readonly AlertedJob[], before: readonly AlertedJob[]): AlertedJob[] => {
  const ids = new Set(newest.map(({ id }) => id))
  return [...newest, ...before.filter(({ id }) => !ids.has(id))].slice(0, alertJobsShown)
}

export const isFaster = (one: AlertFrequency, other: AlertFrequency): boolean =>
  alertFrequencies.indexOf(one) < alertFrequencies.indexOf(other)

/** How often an alert really notifies: as chosen, but never more often than the plan allows. */
export const effectiveFrequency = (chosen: AlertFrequency, tier: Tier): AlertFrequency =>
  isFaster(chosen, plans[tier].alerts) ? plans[tier].alerts : chosen

/** Seven o'clock in Lagos, before most people are on their way. */
export const morningOf = (day: string): Date => new Date(`${day}T07:00:00+01:00`)

/** The first of two mornings that is later than `after`. */
const firstAfter = (after: Date, day: string, days: number): Date => {
  const morning = morningOf(day)
  return morning > after ? morning : morningOf(addDays(day, days))
}

export const nextMorning = (after: Date): Date => firstAfter(after, dayInLagos(after), 1)
const nextMonday = (after: Date): Date => firstAfter(after, mondayOf(dayInLagos(after)), 7)

/** Whether an alert that last ran at `ranAt` is due: at any time, each morning, or on Monday mornings. */
export const isItsTurn = (frequency: AlertFrequency, ranAt: Date, now: Date): boolean => {
  if (frequency === 'instant') return true
  return (frequency === 'daily' ? nextMorning(ranAt) : nextMonday(ranAt)) <= now
}

/**
 * The next time to check an alert; null: as soon as there are new jobs. An alert with a faster frequency than the plan
 * allows is checked each morning even when it may not notify, so that it notices a new plan.
 */
export const nextLook = (chosen: AlertFrequency, tier: Tier, now: Date): Date | null => {
  if (effectiveFrequency(chosen, tier) === 'instant') return null
  return chosen === 'weekly' ? nextMonday(now) : nextMorning(now)
}
