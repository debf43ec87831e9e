const minute = 60 * 1000
const hour = 60 * minute

/** How long after its beginning an open payment is asked about at the provider, each time anew. */
const checksAfter = [10 * minute, hour, 6 * hour, 24 * hour, 48 * hour, 72 * hour]

/** When the provider is next asked about a payment that was asked about so often; null: it is given up. */
export const nextCheck = (begunAt: Date, checks: number): Date | null => {
  const after = checksAfter[checks]
  return after === undefined ? null : new Date(begunAt.getTime() + after)
}
