import { join } from 'node:path'
import { writeSnapshot } from '../../functions/jobs/snapshot.ts'
import { connectedBoards } from '../../shared/domain/jobs/boards.ts'
import { normalise } from '../../shared/domain/jobs/normalise.ts'
import { newestDay } from './asked.ts'
import { folderBucket } from './bucket.ts'
import { listingsOf } from './listings.ts'
import type { Snapshots } from './processes.ts'

// Writes snapshots of boards with generated adverts: `node bench/search/snapshots.ts <count> <folder>`.

const [count = '', folder = ''] = process.argv.slice(2)
const postings = [...listingsOf(Number(count), newestDay)].flatMap(
  listing => normalise(listing, newestDay) ?? [],
)
const objects = folderBucket(join(folder, 'bucket'))
const message: Snapshots = []
for (const board of connectedBoards) {
  const own = postings.filter(posting => posting.board === board)
  const snapshot = await writeSnapshot(objects, { board, readAt: newestDay.toISOString(), postings: own })
  message.push({ board, snapshot })
}
process.send?.(message)
