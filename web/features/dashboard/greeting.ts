import { clockInLagos } from '../../../shared/domain/calendar.ts'
import { months } from '../../../shared/domain/day-in-words.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const greeting = (now: Date): string => {
  const hour = clockInLagos(now).getUTCHours()
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

/** The day in Lagos: "Saturday 21 November". */
export const dayLine = (now: Date): string => {
  const there = clockInLagos(now)
  return `${weekdays[there.getUTCDay()]} ${there.getUTCDate()} ${months[there.getUTCMonth()]}`
}
