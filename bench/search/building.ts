import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildIndex } from '../../functions/jobs/index/build.ts'
import { filesOf } from '../../functions/jobs/index/file-format.ts'
import { storeFile } from '../../functions/jobs/stored-file.ts'
import { normalise } from '../../shared/domain/jobs/normalise.ts'
import type { Posting } from '../../shared/domain/jobs/posting.ts'
import { newestDay } from './asked.ts'
import { folderBucket } from './bucket.ts'
import { listingsOf } from './listings.ts'
import type { Building } from './processes.ts'

// Builds an index of generated adverts: `node bench/search/building.ts <count> <file>`, started by processes.ts.

const [count = '', file = ''] = process.argv.slice(2)
const before = process.memoryUsage.rss()
let making = 0

/** The time that the postings take to be made is not measured: the function that reads a board makes them. */
const postings = function* (): Generator<Posting> {
  const listings = listingsOf(Number(count), newestDay)
  for (;;) {
    const began = performance.now()
    const { value, done } = listings.next()
    const posting = done ? null : normalise(value, newestDay)
    making += performance.now() - began
    if (done) return
    if (posting) yield posting
  }
}

const began = performance.now()
const { listings, jobs } = buildIndex({ file, postings: postings(), now: newestDay })
const seconds = (performance.now() - began - making) / 1000
// maxRSS is in kilobytes.
const memoryKb = process.resourceUsage().maxRSS - before / 1000
mkdirSync(join(dirname(file), 'bucket'), { recursive: true })
const stored = await storeFile(folderBucket(join(dirname(file), 'bucket')), file, '.db')
const message: Building = {
  listings,
  jobs,
  seconds,
  fileKb: statSync(file).size / 1000,
  textsKb: statSync(filesOf(file).texts).size / 1000,
  stored,
  memoryKb,
}
process.send?.(message)
