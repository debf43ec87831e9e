import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { boards as about } from '../../shared/domain/jobs/boards.ts'
import { isOver } from '../../shared/domain/jobs/over.ts'
import type { Posting } from '../../shared/domain/jobs/posting.ts'
import type { Board } from '../../shared/lists.ts'
import { describeError, type Log } from '../runtime/log.ts'
import type { Objects } from '../services/objects.ts'
import type { BoardStore } from '../store/boards.ts'
import { buildIndex } from './index/build.ts'
import { openIndex } from './index/open.ts'
import { newestKept, newestText } from './newest.ts'
import { readPointer, replacePointer } from './pointer.ts'
import { BrokenSnapshot, readSnapshot } from './snapshot.ts'

/** Jobs grow old and end by the clock too: an index is made anew after this long, whatever the boards say. */
const longestAge = 6 * 60 * 60 * 1000

export type PublishServices = {
  readonly boards: Pick<BoardStore, 'list'>
  /** Boards that are switched on besides the thirteen. */
  readonly flags: readonly Board[]
  readonly objects: Objects
  /** Where files are put for as long as they are needed. */
  readonly directory: string
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const digestOfFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** By its age: of a board that is down nobody else takes it away. An end of its own tells of copies too, and stays. */
const isTooOld = (posting: Posting, now: Date): boolean =>
  posting.expiresAt === null && isOver(posting, about[posting.board].ageCap, now)

/** A snapshot that can't be read is told of, and the others are searched all the same. */
const postingsOf = async (
  objects: Objects,
  keys: readonly string[],
  now: Date,
  log: Log,
): Promise<readonly Posting[]> => {
  const postings: Posting[][] = []
  for (const key of keys)
    try {
      const snapshot = await readSnapshot(objects, key)
      postings.push(snapshot.postings.filter(posting => !isTooOld(posting, now)))
    } catch (error) {
      // What the bucket does not answer now it may answer at the next run: no board is left out for that.
      if (!(error instanceof BrokenSnapshot)) throw error
      log.error('snapshot not read', { key, ...describeError(error) })
    }
  return postings.flat()
}

/** The index that is served, to take over what it knows; undefined where there is none, or it can't be had. */
const fetchPrevious = async (objects: Objects, key: string | undefined, file: string, log: Log) => {
  try {
    return key !== undefined && (await objects.download(key, file)) ? file : undefined
  } catch (error) {
    log.error('previous index not read', describeError(error))
    return undefined
  }
}

/**
 * Makes one index of all boards' snapshots, and has it served: nothing, where no snapshot has changed. The file is whole
 * in the bucket before the pointer names it; of two builders at once one is served, and the other's work is left.
 */
export const publishIndex = async (
  { boards, flags, objects, directory }: PublishServices,
  now: Date,
  log: Log,
): Promise<{ readonly published: boolean; readonly jobs: number }> => {
  // One that was switched off again is not read any more, and so its row still says what it had.
  const isOn = ({ board }: { board: Board }) => !about[board].isFlagged || flags.includes(board)
  const states = (await boards.list()).filter(isOn)
  const keys = states.flatMap(({ snapshot }) => snapshot ?? []).toSorted()
  const before = await readPointer(objects)
  const inputs = digestOf(keys.join('\n'))
  const isYoung = before !== null && now.getTime() - Date.parse(before.builtAt) < longestAge
  if (keys.length === 0 || (isYoung && before.inputs === inputs))
    return { published: false, jobs: before?.jobs ?? 0 }

  const place = join(directory, `build-${randomUUID()}`)
  await mkdir(place, { recursive: true })
  try {
    const previous = await fetchPrevious(objects, before?.index, join(place, 'previous.db'), log)
    const postings = await postingsOf(objects, keys, now, log)
    const file = join(place, 'index.db')
    const { jobs } = buildIndex({ file, postings, previous, now })
    const index = `indexes/${await digestOfFile(file)}.db`
    const opened = openIndex(file)
    const newest = newestText(opened.newest(newestKept, now))
    opened.close()
    await objects.upload(index, file)
    const newestKey = `indexes/newest-${digestOf(newest)}.json`
    await objects.put(newestKey, newest)
    const pointer = { index, newest: newestKey, builtAt: now.toISOString(), jobs, inputs }
    return { published: await replacePointer(objects, pointer, before), jobs }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
