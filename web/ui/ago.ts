import { dayInLagos } from '../../shared/domain/calendar.ts'
import { daysBetween } from '../../shared/domain/weeks.ts'
import { onDay } from '../person/day-words.ts'

const minute = 60_000
const hour = 60 * minute

const several = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** How long ago an instant is: "5 minutes ago", "yesterday", "4 days ago", "on 3 September". Days are those of Lagos. */
export const ago = (instant: string, now: Date): string => {
  const passed = now.getTime() - Date.parse(instant)
  if (passed < minute) return 'just now'
  if (passed < hour) return several(Math.floor(passed / minute), 'minute')
  const days = daysBetween(dayInLagos(new Date(instant)), dayInLagos(now))
  if (days === 0) return several(Math.floor(passed / hour), 'hour')
  if (days === 1) return 'yesterday'
  return days < 7 ? several(days, 'day') : `on ${onDay(instant, now.toISOString())}`
}
