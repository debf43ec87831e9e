import { matchLane } from '../../functions/alerts/match-lane.ts'
import { openIndex } from '../../functions/jobs/index/open.ts'
import { createLog } from '../../functions/runtime/log.ts'
import { alertTermStore, lanes } from '../../functions/store/alert-terms.ts'
import { newestDay } from '../search/asked.ts'
import { ago, type Matching } from './processes.ts'
import { createTermTable } from './term-table.ts'

// Matches the new jobs of an index with all alerts: `node bench/alerts/matching.ts <file> <alerts> <asking>`, started by
// processes.ts.

const [file = '', alerts = '', asking = ''] = process.argv.slice(2)
const { table, cost, rows } = createTermTable({ alerts: Number(alerts), asking: Number(asking) })
const before = process.memoryUsage.rss()

const index = openIndex(file)
const arrived = await index.arrivals({ seenAfter: new Date(ago(35)), now: newestDay })
let found = 0
let most = before
const services = {
  index: { get: async () => index },
  terms: alertTermStore(table),
  lanes: {
    take: async () => ({ matched: ago(5), known: [], round: null, cursor: null }),
    save: async () => true,
    release: async () => {},
  },
  queues: {
    waiting: async () => 0,
    send: async (_: string, messages: readonly unknown[]) => {
      found += messages.length
      most = Math.max(most, process.memoryUsage.rss())
    },
  },
}
const began = process.cpuUsage()
for (const lane of lanes)
  await matchLane(
    services,
    { lane, runId: 'bench', now: newestDay, log: createLog(), remaining: () => 900_000 },
    newestDay,
  )
const { user, system } = process.cpuUsage(began)
const message: Matching = {
  newJobs: arrived.jobs.length,
  rows,
  rowsRead: cost.rows,
  readUnits: cost.readUnits,
  roundTrips: cost.roundTrips,
  found,
  seconds: (user + system) / 1e6,
  memoryKb: (most - before) / 1000,
}
process.send?.(message)
