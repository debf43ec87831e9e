import type { Appointment } from '../../shared/api/applications.ts'
import { clockThere } from '../../shared/domain/appointment.ts'
import { daysBetween, namedDay } from '../../shared/domain/calendar.ts'
import { wallClockIn, zoneWords } from '../../shared/domain/zoned-time.ts'
import { ownZone } from './own-zone.ts'

/** "Today", "Tomorrow", "Fri 27 Nov", with the year if it is not that of `today`. */
const dayWords = (day: string, today: string): string => {
  const days = daysBetween(today, day)
  if (days === 0) return 'Today'
  return days === 1 ? 'Tomorrow' : namedDay(day, today)
}

type When = {
  /** By the clocks of the interview: "Tomorrow, 10:00", "Fri 27 Nov, 10:00 London time". */
  readonly there: string
  /** By the clocks of the person, where they differ: "11:00 for you", "Sat 28 Nov, 01:00 for you". */
  readonly here: string | null
}

/** When an interview is, in words. `own` is the zone of the person. */
export const interviewTime = (interview: Appointment, now: Date, own = ownZone()): When => {
  const there = clockThere(interview)
  const here = wallClockIn(own, new Date(interview.at)) ?? there
  const today = clockThere({ at: now.toISOString(), zone: there.zone }).day
  const time = `${dayWords(there.day, today)}, ${there.time}`
  if (here.day === there.day && here.time === there.time) return { there: time, here: null }
  const todayHere = wallClockIn(own, now)?.day ?? today
  const day = here.day === there.day ? '' : `${dayWords(here.day, todayHere)}, `
  return { there: `${time} ${zoneWords(there.zone)}`, here: `${day}${here.time} for you` }
}
