import * as z from 'zod/mini'
import type { Appointment } from '../../../shared/api/applications.ts'
import { brand } from '../../../shared/brand.ts'
import { clockThere } from '../../../shared/domain/appointment.ts'
import { instantIn } from '../../../shared/domain/zoned-time.ts'
import { ownZone } from '../../applications/own-zone.ts'

/** An interview as the person types it: `2026-11-27`, `10:00`, a zone, a place. Each may be empty. */
export const typedAppointment = z.object({
  day: z.string(),
  time: z.string(),
  zone: z.string(),
  place: z.string(),
})
export type TypedAppointment = z.infer<typeof typedAppointment>

/** Nothing typed yet. The zone is that of the device. */
export const noAppointment = (): TypedAppointment => ({ day: '', time: '', zone: ownZone(), place: '' })

export const isTyped = ({ day, time, place }: TypedAppointment): boolean =>
  day !== '' || time !== '' || place.trim() !== ''

export const typedFrom = (interview: Appointment | null): TypedAppointment =>
  interview ? { ...clockThere(interview), place: interview.place } : noAppointment()

/** What was typed, as it is stored. Null: nothing, or not enough yet. */
export const appointmentOf = ({ day, time, zone, place }: TypedAppointment): Appointment | null => {
  const at = instantIn(zone, { day, time })
  return at && { at: at.toISOString(), zone, place: place.trim() }
}

const isComplete = (typed: TypedAppointment): boolean => !isTyped(typed) || appointmentOf(typed) !== null
const missing = (field: 'day' | 'time', error: string) =>
  z.refine<TypedAppointment>(typed => isComplete(typed) || typed[field] !== '', { path: [field], error })

/** Each field that is missing says so. Nothing typed is no interview. */
export const writtenAppointment = z.pipe(
  typedAppointment.check(
    missing('day', 'Add the day of the interview.'),
    missing('time', 'Add the time of the interview.'),
    // Such as a year of five figures.
    z.refine(typed => isComplete(typed) || typed.day === '' || typed.time === '', {
      path: ['day'],
      error: 'Check the day and the time. We could not read them.',
    }),
  ),
  z.transform(appointmentOf),
)

const cities: readonly (readonly [zone: string, label: string])[] = [
  [brand.timeZone, 'Lagos, Abuja (Nigeria)'],
  ['Africa/Accra', 'Accra (Ghana)'],
  ['Africa/Nairobi', 'Nairobi (Kenya)'],
  ['Africa/Johannesburg', 'Johannesburg (South Africa)'],
  ['Africa/Cairo', 'Cairo (Egypt)'],
  ['UTC', 'UTC'],
  ['Europe/London', 'London (United Kingdom)'],
  ['Europe/Paris', 'Paris, Berlin, Madrid (Central Europe)'],
  ['Europe/Athens', 'Athens, Helsinki (Eastern Europe)'],
  ['Europe/Istanbul', 'Istanbul (Türkiye)'],
  ['Asia/Riyadh', 'Riyadh, Doha (Saudi Arabia, Qatar)'],
  ['Asia/Dubai', 'Dubai (United Arab Emirates)'],
  ['Asia/Kolkata', 'Mumbai, Delhi (India)'],
  ['Asia/Singapore', 'Singapore, Kuala Lumpur'],
  ['Asia/Shanghai', 'Beijing, Shanghai (China)'],
  ['Asia/Tokyo', 'Tokyo (Japan)'],
  ['Australia/Sydney', 'Sydney, Melbourne (Australia)'],
  ['America/New_York', 'New York, Toronto (Eastern time)'],
  ['America/Chicago', 'Chicago, Houston (Central time)'],
  ['America/Denver', 'Denver, Calgary (Mountain time)'],
  ['America/Los_Angeles', 'Los Angeles, Vancouver (Pacific time)'],
  ['America/Sao_Paulo', 'São Paulo (Brazil)'],
]

/** The zones to choose from: first Lagos, then those of the device and of the interview if the list has them not. */
export const zoneOptions = (...more: readonly string[]): { value: string; label: string }[] => {
  const [lagos, ...others] = cities.map(([value, label]) => ({ value, label }))
  const known = new Set(cities.map(([zone]) => zone))
  const added = [...new Set(more)].filter(zone => zone !== '' && !known.has(zone))
  return [
    ...(lagos ? [lagos] : []),
    ...added.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ', ') })),
    ...others,
  ]
}
