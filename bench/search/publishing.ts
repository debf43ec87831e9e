import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../../functions/jobs/index/file-format.ts'
import { publishIndex } from '../../functions/jobs/publish.ts'
import { readPointer } from '../../functions/jobs/published-index.ts'
import { fetchFile } from '../../functions/jobs/stored-file.ts'
import { createLog } from '../../functions/runtime/log.ts'
import { boardStateOf } from '../../functions/store/board-row.ts'
import { newestDay } from './asked.ts'
import { folderBucket } from './bucket.ts'
import { type Publishing, snapshots } from './processes.ts'

// Publishes an index of snapshots in a folder, and fetches it: `node bench/search/publishing.ts <folder> <snapshots as
// JSON> <file>`.

const [folder = '', told = '', file = ''] = process.argv.slice(2)
const directory = join(folder, 'work')
mkdirSync(directory)
const objects = folderBucket(join(folder, 'bucket'))
const states = snapshots
  .parse(JSON.parse(told))
  .map(({ board, snapshot }) => ({ board, ...boardStateOf({ snapshot }) }))
const before = process.memoryUsage.rss()
const began = performance.now()
const { jobs } = await publishIndex(
  { boards: { list: async () => states }, flags: [], objects, directory },
  newestDay,
  createLog({}),
)
const seconds = (performance.now() - began) / 1000
// maxRSS is in kilobytes.
const memoryKb = process.resourceUsage().maxRSS - before / 1000
const pointer = await readPointer(objects)
if (!pointer) throw new Error('Nothing was published.')
await fetchFile(objects, pointer.search, file)
await objects.download(pointer.texts, filesOf(file).texts)
const message: Publishing = {
  jobs,
  seconds,
  memoryKb,
  fileKb: statSync(file).size / 1000,
  textsKb: statSync(filesOf(file).texts).size / 1000,
  stored: pointer.search,
}
process.send?.(message)
