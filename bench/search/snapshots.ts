import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import { connectedBoards } from '../../shared/domain/jobs/boards.ts'
import { normalise } from '../../shared/domain/jobs/normalise.ts'
import { newestDay } from './asked.ts'
import { listingsOf } from './listings.ts'
import type { Snapshots } from './processes.ts'

// Writes snapshots of boards with generated adverts: `node bench/search/snapshots.ts <count> <folder>`. As a stream,
// because a million postings do not fit into memory; a snapshot is the same as one of `writeSnapshot`.

const [count = '', folder = ''] = process.argv.slice(2)

const opened = connectedBoards.map(board => {
  const snapshot = `snapshots/${board}/${count}.ndjson.gz`
  const file = join(folder, 'bucket', snapshot)
  mkdirSync(dirname(file), { recursive: true })
  const lines = createGzip()
  lines.write(JSON.stringify({ board, readAt: newestDay.toISOString() }))
  return { board, snapshot, lines, written: once(lines.pipe(createWriteStream(file)), 'close') }
})
const linesOf = new Map<string, (typeof opened)[number]['lines']>(
  opened.map(({ board, lines }) => [board, lines]),
)
for (const listing of listingsOf(Number(count), newestDay)) {
  const posting = normalise(listing, newestDay)
  const lines = posting && linesOf.get(posting.board)
  if (lines && !lines.write(`\n${JSON.stringify(posting)}`)) await once(lines, 'drain')
}
for (const { lines, written } of opened) {
  lines.end()
  await written
}
const message: Snapshots = opened.map(({ board, snapshot }) => ({ board, snapshot }))
process.send?.(message)
