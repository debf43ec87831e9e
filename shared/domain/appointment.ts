import type { Application, Appointment } from '../api/applications.ts'
import { dayInWords, daysBetween, weekdayOf } from './calendar.ts'
import { type WallClock, wallClockIn, zoneWords } from './zoned-time.ts'

// An appointment is the interview that an employer has arranged. An interview of ours is a practice session.

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** How long before an interview the person is reminded, in milliseconds. */
const remindedBefore = [24 * hourMs, hourMs]
/** How long an interview that has begun is still shown as one to come: a person who is late looks for the place. */
const shownAfterStart = hourMs

/**
 * When the person is reminded next: a day before, or an hour before. Null if both times have passed at `now`. So an
 * interview that is entered less than a day ahead has one reminder, and less than an hour ahead none.
 */
export const nextReminder = ({ at }: Pick<Appointment, 'at'>, now: Date): Date | null => {
  const times = remindedBefore.map(before => Date.parse(at) - before)
  const next = times.find(time => time > now.getTime())
  return next === undefined ? null : new Date(next)
}

/** How many reminders are left: 2, 1 or 0. */
export const remindersLeft = ({ at }: Pick<Appointment, 'at'>, now: Date): number =>
  remindedBefore.filter(before => Date.parse(at) - before > now.getTime()).length

export const hasBegun = ({ at }: Pick<Appointment, 'at'>, now: Date): boolean =>
  Date.parse(at) <= now.getTime()

/** Whether the interview is shown as one to come. */
export const isToCome = ({ at }: Pick<Appointment, 'at'>, now: Date): boolean =>
  now.getTime() < Date.parse(at) + shownAfterStart

/** Whether the interview of an application still counts: nobody goes to one after a refusal or a withdrawal. */
export const isStillOn = ({ status }: Pick<Application, 'status'>): boolean =>
  status !== 'rejected' && status !== 'withdrawn'

/** What clocks show where the interview is. In UTC on a device that does not know the zone. */
export const clockThere = ({
  at,
  zone,
}: Pick<Appointment, 'at' | 'zone'>): WallClock & { readonly zone: string } => {
  const there = wallClockIn(zone, new Date(at))
  return there ? { ...there, zone } : { day: at.slice(0, 10), time: at.slice(11, 16), zone: 'UTC' }
}

/** `Friday 27 November 2026 at 10:00, London time`. */
export const appointmentWords = (appointment: Pick<Appointment, 'at' | 'zone'>): string => {
  const { day, time, zone } = clockThere(appointment)
  return `${weekdayOf(day)} ${dayInWords(day)} at ${time}, ${zoneWords(zone)}`
}

const several = (count: number, unit: string): string =>
  count === 1 ? `in ${unit === 'hour' ? 'an' : 'a'} ${unit}` : `in ${count} ${unit}s`

/**
 * How soon an interview begins: `tomorrow`, `in 5 hours`, `in 40 minutes`, `in a minute`. It is true at `now`, however
 * late it is said. `tomorrow` is the next day where the interview is.
 */
export const startsIn = (appointment: Pick<Appointment, 'at' | 'zone'>, now: Date): string => {
  const left = Date.parse(appointment.at) - now.getTime()
  // A minute before an hour is "in 59 minutes", and not "in an hour".
  if (left < hourMs) return several(Math.max(1, Math.floor(left / minuteMs)), 'minute')
  const hours = Math.round(left / hourMs)
  const days = daysBetween(
    clockThere({ ...appointment, at: now.toISOString() }).day,
    clockThere(appointment).day,
  )
  if (hours >= 20 && days === 1) return 'tomorrow'
  return hours <= 24 ? several(hours, 'hour') : several(Math.round(hours / 24), 'day')
}

/** The first web address in the text of a place, with the texts before and after it. Null if there is none. */
export const linkInPlace = (
  place: string,
): { readonly before: string; readonly link: string; readonly after: string } | null => {
  const [link] = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/i.exec(place) ?? []
  if (link === undefined || !URL.canParse(link)) return null
  const start = place.indexOf(link)
  return { before: place.slice(0, start), link, after: place.slice(start + link.length) }
}
