import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openIndexFile } from '../../functions/jobs/index/open.ts'
import { fetchFile, storedFile } from '../../functions/jobs/stored-file.ts'
import { askedOf } from './asked.ts'
import { asFromS3, folderBucket } from './bucket.ts'
import type { Asking } from './processes.ts'

// Opens an index and queries it: `node bench/search/asking.ts <file> <queries of each kind> <stored file as JSON>`,
// started by processes.ts.

const [file = '', count = '', told = ''] = process.argv.slice(2)
const stored = storedFile.parse(JSON.parse(told))
const bucket = asFromS3(folderBucket(join(dirname(file), 'bucket')))
const kinds = [1, 2, 3].map(terms => ({ terms, queries: askedOf(Number(count), terms) }))

/** The first answer of a function that has no index yet. */
const coldAnswer = async (): Promise<number> => {
  const began = performance.now()
  const fetched = `${file}.fetched`
  await fetchFile(bucket, stored, fetched)
  const index = openIndexFile(fetched)
  for (const query of kinds[2]?.queries.slice(0, 1) ?? []) index.search(query)
  const took = performance.now() - began
  index.close()
  rmSync(fetched)
  return took
}
const coldMs = await coldAnswer()

const before = process.memoryUsage.rss()
const began = performance.now()
const index = openIndexFile(file)
for (const query of kinds[0]?.queries.slice(0, 1) ?? []) index.search(query)
const firstMs = performance.now() - began

let found = 0
const times = kinds.map(({ terms, queries }) => {
  for (const query of queries.slice(0, 20)) index.search(query)
  return {
    terms,
    ms: queries.map(query => {
      const started = performance.now()
      found += index.search(query).total > 0 ? 1 : 0
      return performance.now() - started
    }),
  }
})
if (found === 0) throw new Error('Nothing was found.')
const message: Asking = { coldMs, firstMs, times, memoryKb: (process.memoryUsage.rss() - before) / 1000 }
process.send?.(message)
