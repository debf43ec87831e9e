/** Lagos is an hour ahead of UTC, all year: `brand.timeZone`. A test holds the two together. */
const aheadMs = 3_600_000

/**
 * The clock of Lagos at an instant: what its UTC getters say is what people read there. Not by Intl, as in
 * day-in-words.ts.
 */
export const clockInLagos = (now: Date): Date => new Date(now.getTime() + aheadMs)

/** The calendar day of an instant in Lagos, `2026-11-20`. Limits and dates of the product count in it. */
export const dayInLagos = (now: Date): string => clockInLagos(now).toISOString().slice(0, 10)

/** The calendar month of an instant in Lagos, `2026-11`. */
export const monthInLagos = (now: Date): string => dayInLagos(now).slice(0, 7)
