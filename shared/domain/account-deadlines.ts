import { dayMs } from './calendar.ts'

/** How long a mail's link can undo a change of the account, in hours. */
export const undoWithinHours = 72

/**
 * A deleted account is purged after this many days. A person who changed their mind, or did not ask for the deletion,
 * can write to support before.
 */
export const purgeAfterDays = 14
/** The promised limit for a complete purge, also when a purge had to be repeated. */
export const purgedWithinDays = 30

export const purgeDueAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + purgeAfterDays * dayMs)
export const purgedBy = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + purgedWithinDays * dayMs)
