import type { Subscription } from '../../shared/api/subscription.ts'
import { dayMs } from '../../shared/domain/period.ts'

type Ends = Pick<Subscription, 'trialEndsAt' | 'currentPeriodEnd' | 'graceEndsAt' | 'dataKeptUntil' | 'now'>

/**
 * How long after the answer the subscription will be another one, in milliseconds; null where nothing ends. All times
 * are the server's, so it does not matter what the clock of the device says. A day at most: timers hold no more than 24.
 */
export const nextLook = ({ trialEndsAt, currentPeriodEnd, graceEndsAt, dataKeptUntil, now }: Ends) => {
  const left = [trialEndsAt, currentPeriodEnd, graceEndsAt, dataKeptUntil]
    .map(end => (end === null ? 0 : Date.parse(end) - Date.parse(now)))
    .filter(wait => wait > 0)
  return left.length > 0 ? Math.min(dayMs, ...left) : null
}
