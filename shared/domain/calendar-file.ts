import type { Appointment } from '../api/applications.ts'
import { brand } from '../brand.ts'

type Event = {
  /** The same event has the same id in every file, so that a second file replaces it in a calendar. */
  readonly id: string
  readonly title: string
  readonly appointment: Appointment
  /** An address where the person finds the application. */
  readonly url: string
}

/** An invitation names no end. An hour is what most calendars propose. */
const length = 'PT1H'

/** Escapes a text: RFC 5545, 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')

/** Folds a line after at most 75 bytes of UTF-8: RFC 5545, 3.1. A character is never split. */
const folded = (line: string): string => {
  const encoder = new TextEncoder()
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 75) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}

const stamp = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`

/** One interview as a calendar file (RFC 5545). Its time is in UTC, which every calendar shows in the person's zone. */
export const calendarFile = ({ id, title, appointment: { at, place }, url }: Event, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Interviews//EN`,
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(new Date(at).toISOString())}`,
    `DURATION:${length}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(url)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(line => `${folded(line)}\r\n`)
    .join('')
