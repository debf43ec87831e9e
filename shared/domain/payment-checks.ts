const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** How long after its beginning an open payment is asked about at the provider, each time anew. */
const checksAfter = [10 * minute, hour, 6 * hour, day, 2 * day, 3 * day]
/** The same of a refund, from when it was decided: the provider may take ten working days. */
const refundChecksAfter = [
  10 * minute,
  30 * minute,
  ...[1, 6, 24, 48, 72, 120, 168, 240, 336].map(n => n * hour),
]

const next = (after: readonly number[], since: Date, checks: number): Date | null => {
  const wait = after[checks]
  return wait === undefined ? null : new Date(since.getTime() + wait)
}

/** When the provider is next asked about a payment that was asked about so often; null: it is given up. */
export const nextCheck = (begunAt: Date, checks: number): Date | null => next(checksAfter, begunAt, checks)

/** The same of a refund; null: somebody has to see to it. */
export const nextRefundCheck = (decidedAt: Date, checks: number): Date | null =>
  next(refundChecksAfter, decidedAt, checks)
