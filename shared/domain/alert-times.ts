import { type AlertFrequency, alertFrequencies, type Tier } from '../lists.ts'
import { dayInLagos } from './calendar.ts'
import { plans } from './plan.ts'
import { addDays, mondayOf } from './weeks.ts'

export const isFaster = (one: AlertFrequency, other: AlertFrequency): boolean =>
  alertFrequencies.indexOf(one) < alertFrequencies.indexOf(other)

/** How often an alert really tells: as chosen, and never more often than the plan allows. */
export const effectiveFrequency = (chosen: AlertFrequency, tier: Tier): AlertFrequency =>
  isFaster(chosen, plans[tier].alerts) ? plans[tier].alerts : chosen

/** Seven o'clock in Lagos, before most people are on their way. */
const morningOf = (day: string): Date => new Date(`${day}T07:00:00+01:00`)

/** The first of two mornings that is later than `after`. */
const firstAfter = (after: Date, day: string, days: number): Date => {
  const morning = morningOf(day)
  return morning > after ? morning : morningOf(addDays(day, days))
}

export const nextMorning = (after: Date): Date => firstAfter(after, dayInLagos(after), 1)
const nextMonday = (after: Date): Date => firstAfter(after, mondayOf(dayInLagos(after)), 7)

/** Whether an alert that last had its turn at `ranAt` has it again: at any time, each morning, or on Monday mornings. */
export const isItsTurn = (frequency: AlertFrequency, ranAt: Date, now: Date): boolean => {
  if (frequency === 'instant') return true
  return (frequency === 'daily' ? nextMorning(ranAt) : nextMonday(ranAt)) <= now
}

/**
 * When an alert is looked at again; null: as soon as there are new jobs. What was chosen faster than the plan allows is
 * looked at each morning, though it may not tell then, so that a new plan is noticed.
 */
export const nextLook = (chosen: AlertFrequency, tier: Tier, now: Date): Date | null => {
  if (effectiveFrequency(chosen, tier) === 'instant') return null
  return chosen === 'weekly' ? nextMonday(now) : nextMorning(now)
}
