import { dayInLagos } from '../../shared/domain/calendar.ts'
import { planChangesADay } from '../../shared/domain/daily-limits.ts'
import { oneUse } from '../store/usage.ts'

/** No life has so many events; what a row can hold is some four times as much. */
export const longestHistory = 1000

/** What a person decides about their plan is kept for good: so there is an end to it on one day, but none to leaving. */
export const changeLimit = (sub: string, now: Date) =>
  ({ write: oneUse(sub, 'plan-change', dayInLagos(now), planChangesADay), refused: 'daily_limit' }) as const
