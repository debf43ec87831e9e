import { buildIndex } from '../../functions/jobs/index/build.ts'
import { normalise } from '../../shared/domain/jobs/normalise.ts'
import type { Posting } from '../../shared/domain/jobs/posting.ts'
import { newestDay } from '../search/asked.ts'
import { listingsOf } from '../search/listings.ts'
import { ago } from './processes.ts'

// Builds an index of generated adverts, of which the last ones are new: `node bench/alerts/building.ts <postings> <new
// ones> <file>`, started by processes.ts.

const [count = '', fresh = '', file = ''] = process.argv.slice(2)

const postings = function* (): Generator<Posting> {
  let at = 0
  for (const listing of listingsOf(Number(count), newestDay)) {
    const posting = normalise(listing, newestDay)
    at += 1
    if (posting) yield { ...posting, firstSeenAt: ago(at > Number(count) - Number(fresh) ? 1 : 3000) }
  }
}

const { jobs } = buildIndex({ file, postings: postings(), now: newestDay })
process.send?.({ jobs })
