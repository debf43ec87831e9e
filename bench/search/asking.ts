import { openIndex } from '../../functions/jobs/index/open.ts'
import { askedOf } from './asked.ts'
import type { Asking } from './processes.ts'

// Opens an index and queries it: `node bench/search/asking.ts <file> <queries of each kind>`, started by processes.ts.

const [file = '', count = ''] = process.argv.slice(2)
const kinds = [1, 2, 3].map(terms => ({ terms, queries: askedOf(Number(count), terms) }))
const before = process.memoryUsage.rss()

const began = performance.now()
const index = openIndex(file)
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
const message: Asking = { firstMs, times, memoryKb: (process.memoryUsage.rss() - before) / 1000 }
process.send?.(message)
