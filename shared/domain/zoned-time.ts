import { brand } from '../brand.ts'
import { clockInLagos, dayMs } from './calendar.ts'

/** What the clocks of a time zone show: the day `2026-11-27` and the time `10:00`. */
export type WallClock = { readonly day: string; readonly time: string }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Throws a RangeError if this device does not know the zone. Kept for each zone, because making one is slow. */
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** Whether it is the name of a time zone, such as `Africa/Lagos`. An offset such as `+01:00` is no name. */
export const isZone = (zone: string): boolean => {
  if (zone === brand.timeZone) return true
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(zone)) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/**
 * How far a zone is ahead of UTC at an instant, both in milliseconds. Lagos needs no `Intl`, whose time zones take long
 * to load on a cheap phone.
 */
const aheadOf = (zone: string, instant: number): number => {
  if (zone === brand.timeZone) return clockInLagos(new Date(instant)).getTime() - instant
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const [year = 0, month = 1, ...rest] = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map(
    name => parts.get(name) ?? 0,
  )
  return Date.UTC(year, month - 1, ...rest) - Math.floor(instant / 1000) * 1000
}

/** What the clocks of a zone show at an instant. Null if this device does not know the zone. */
export const wallClockIn = (zone: string, instant: Date): WallClock | null => {
  if (!isZone(zone)) return null
  const shown = new Date(instant.getTime() + aheadOf(zone, instant.getTime())).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** Longer than any zone is away from UTC, in milliseconds. */
/**
 * The instant at which the clocks of a zone show this day and time. A time that comes twice, when clocks go back, is the
 * first of the two. A time that clocks skip is as long after the change as it would have been: 02:30 becomes 03:30. Null
 * if the day or the time is not valid, or if this device does not know the zone.
 */
export const instantIn = (zone: string, { day, time }: WallClock): Date | null => {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== day || !isZone(zone)) return null
  const before = asUtc - aheadOf(zone, asUtc - dayMs)
  const after = asUtc - aheadOf(zone, asUtc + dayMs)
  const shows = (instant: number): boolean => instant + aheadOf(zone, instant) === asUtc
  const found = [Math.min(before, after), Math.max(before, after)].find(shows)
  return new Date(found ?? before)
}

/** A zone as people name it: `London time`, `Sao Paulo time`, `UTC`. */
export const zoneWords = (zone: string): string => {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return city === 'UTC' || city === 'GMT' ? city : `${city} time`
}
