import { dayMs } from './period.ts'

/** A deleted account is purged after this many days: who changed their mind, or was not asked, writes to support before. */
export const purgeAfterDays = 14
/** Promised: by then everything is gone, also where a purge had to be run again. */
export const purgedWithinDays = 30

export const purgeDueAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + purgeAfterDays * dayMs)
export const purgedBy = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + purgedWithinDays * dayMs)
