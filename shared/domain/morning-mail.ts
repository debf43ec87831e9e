import { morningOf } from './alerts.ts'

/** The mails of a morning leave between 7:00 and 7:55 in Lagos, so that the last are there by eight. */
const spreadMs = 55 * 60 * 1000

/**
 * When a mail of the morning of `day` leaves. `share` says where in the hour, from 0 to 1, and is the same for a person
 * each day, so that the mails of a morning are not all due at once.
 */
export const morningMail = (day: string, share: number): Date =>
  new Date(morningOf(day).getTime() + Math.floor(share * spreadMs))
