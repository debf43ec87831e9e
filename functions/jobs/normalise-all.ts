import type { Listing } from '../../shared/domain/jobs/listing.ts'
import { normalise } from '../../shared/domain/jobs/normalise.ts'
import type { Posting } from '../../shared/domain/jobs/posting.ts'
import { describeError, type Log } from '../runtime/log.ts'
import { withinBounds } from './within-bounds.ts'

/** Each listing by itself: one that our rules stumble over is counted, and does not keep the others. The first is told of. */
export const normaliseAll = (
  listings: readonly Listing[],
  now: Date,
  log: Log,
): { readonly postings: readonly Posting[]; readonly broken: number } => {
  const failures: unknown[] = []
  const postings = listings.flatMap(listing => {
    try {
      const bounded = withinBounds(listing)
      return (bounded && normalise(bounded, now)) ?? []
    } catch (error) {
      failures.push(error)
      return []
    }
  })
  if (failures.length > 0)
    log.error('not normalised', { listings: failures.length, ...describeError(failures[0]) })
  return { postings, broken: listings.length - postings.length }
}
