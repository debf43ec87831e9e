import { statSync } from 'node:fs'
import { buildIndex } from '../../functions/jobs/index/build.ts'
import { normalise } from '../../shared/domain/jobs/normalise.ts'
import type { Posting } from '../../shared/domain/jobs/posting.ts'
import { newestDay } from './asked.ts'
import { listingsOf } from './listings.ts'
import type { Building } from './processes.ts'

// Builds an index of generated adverts: `node bench/search/building.ts <count> <file>`, started by processes.ts.

const [count = '', file = ''] = process.argv.slice(2)
const before = process.memoryUsage.rss()
let making = 0

/** The generation of the adverts is not measured. */
const postings = function* (): Generator<Posting> {
  const listings = listingsOf(Number(count), newestDay)
  for (;;) {
    const began = performance.now()
    const { value, done } = listings.next()
    making += performance.now() - began
    if (done) return
    const posting = normalise(value, newestDay)
    if (posting) yield posting
  }
}

const began = performance.now()
const { listings, jobs } = buildIndex({ file, postings: postings(), now: newestDay })
const seconds = (performance.now() - began - making) / 1000
const message: Building = {
  listings,
  jobs,
  seconds,
  fileKb: statSync(file).size / 1000,
  // maxRSS is in kilobytes.
  memoryKb: process.resourceUsage().maxRSS - before / 1000,
}
process.send?.(message)
