import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { publishIndex } from '../../functions/jobs/publish.ts'
import { createLog } from '../../functions/runtime/log.ts'
import { boardStateOf } from '../../functions/store/board-row.ts'
import { newestDay } from './asked.ts'
import { folderBucket } from './bucket.ts'
import { type Publishing, snapshots } from './processes.ts'

// Publishes an index of snapshots in a folder: `node bench/search/publishing.ts <folder> <snapshots as JSON>`.

const [folder = '', told = ''] = process.argv.slice(2)
const directory = join(folder, 'work')
mkdirSync(directory)
const states = snapshots
  .parse(JSON.parse(told))
  .map(({ board, snapshot }) => ({ board, ...boardStateOf({ snapshot }) }))
const before = process.memoryUsage.rss()
const began = performance.now()
const { jobs } = await publishIndex(
  {
    boards: { list: async () => states },
    flags: [],
    objects: folderBucket(join(folder, 'bucket')),
    directory,
  },
  newestDay,
  createLog({}),
)
const message: Publishing = {
  jobs,
  seconds: (performance.now() - began) / 1000,
  // maxRSS is in kilobytes.
  memoryKb: process.resourceUsage().maxRSS - before / 1000,
}
process.send?.(message)
