import type { Posting } from '../../shared/domain/jobs/posting.ts'
import type { Board } from '../../shared/lists.ts'
import type { Fields, Log } from '../runtime/log.ts'
import type { Objects } from '../services/objects.ts'
import { boardStateOf } from '../store/board-row.ts'
import { indexFolder } from './index/index.testing.ts'
import { memoryObjects } from './objects.testing.ts'
import { publishIndex } from './publish.ts'
import { writeSnapshot } from './snapshot.ts'

/** A log, and the lines that were written to it. */
export const recordingLog = () => {
  const lines: Fields[] = []
  const at =
    (level: string) =>
    (message: string, fields: Fields = {}) =>
      void lines.push({ level, message, ...fields })
  const log: Log = { info: at('info'), warn: at('warn'), error: at('error') }
  return { lines, log }
}

/** A bucket, boards with the postings of the test, and builders of the index. */
export const publishingSetup = () => {
  const objects = memoryObjects()
  const folder = indexFolder()
  const { lines, log } = recordingLog()
  const snapshots = new Map<Board, string>()
  const boards = {
    list: async () => [...snapshots].map(([board, snapshot]) => ({ board, ...boardStateOf({ snapshot }) })),
  }
  return {
    objects,
    lines,
    log,
    directory: folder.file('work'),
    remove: folder.remove,
    /** Sets the postings of a board, and returns the key of its snapshot. */
    bring: async (board: Board, postings: readonly Posting[], readAt: Date): Promise<string> => {
      const key = await writeSnapshot(objects, {
        board,
        readAt: readAt.toISOString(),
        postings: postings.map(posting => ({ ...posting, board })),
      })
      snapshots.set(board, key)
      return key
    },
    /** One run of a builder. `bucket` takes the place of the objects. */
    publish: (now: Date, bucket: Objects = objects) =>
      publishIndex({ boards, flags: [], objects: bucket, directory: folder.file('work') }, now, log),
  }
}
