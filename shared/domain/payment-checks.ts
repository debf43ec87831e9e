const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** How long after its beginning an open payment is asked about at the provider, each time anew. */
const checksAfter = [10 * minute, hour, 6 * hour, day, 2 * day, 3 * day]
/** The same for a refund, from the decision to make it. The provider may take ten working days. */
const refundChecksAfter = [
  10 * minute,
  30 * minute,
  ...[1, 6, 24, 48, 72, 120, 168, 240, 336].map(n => n * hour),
]

const next = (after: readonly number[], since: Date, checks: number): Date | null => {
  const wait = after[checks]
  return wait === undefined ? null : new Date(since.getTime() + wait)
}

/** When the provider is asked next, after so many checks; null where the checks end. */
export const nextCheck = (begunAt: Date, checks: number): Date | null => next(checksAfter, begunAt, checks)

/** The same for a refund; null where an operator has to look at it. */
export const nextRefundCheck = (decidedAt: Date, checks: number): Date | null =>
  next(refundChecksAfter, decidedAt, checks)
