import type { Subscription } from '../../shared/api/subscription.ts'
import { dayMs } from '../../shared/domain/calendar.ts'

const hourMs = 3_600_000

const several = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} left`

type Left = {
  /** "3 days left"; on the last day "5 hours left", and then "Ends this hour". */
  readonly words: string
  /** Milliseconds until the words change. */
  readonly changesIn: number
}

/** What is left of a running trial, so many milliseconds after the subscription was loaded; null when none runs. */
export const trialLeft = (
  { status, trialEndsAt, now }: Pick<Subscription, 'status' | 'trialEndsAt' | 'now'>,
  sinceLoaded: number,
): Left | null => {
  if (status !== 'trialing' || trialEndsAt === null) return null
  const left = Date.parse(trialEndsAt) - Date.parse(now) - sinceLoaded
  if (left <= 0) return null
  if (left <= hourMs) return { words: 'Ends this hour', changesIn: left }
  const [unit, ms] = left > dayMs ? (['day', dayMs] as const) : (['hour', hourMs] as const)
  const count = Math.ceil(left / ms)
  return { words: several(count, unit), changesIn: left - (count - 1) * ms }
}
