import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { boards as about } from '../../shared/domain/jobs/boards.ts'
import type { Board } from '../../shared/lists.ts'
import { describeError, type Log } from '../runtime/log.ts'
import type { Objects } from '../services/objects.ts'
import type { BoardStore } from '../store/boards.ts'
import { type BuildTask, buildFiles } from './build-files.ts'
import { buildInThreads } from './build-thread.ts'
import { filesOf, formatVersion } from './index/file-format.ts'
import { openIndex } from './index/open.ts'
import { newestCount, newestText, readPointer, readSeen, replacePointer } from './published-index.ts'
import { digestOfFile, fetchFile, storeFile } from './stored-file.ts'

/** In milliseconds: the index is built again after this time also without new postings, because jobs expire. */
const longestAge = 6 * 60 * 60 * 1000

export type PublishServices = {
  readonly boards: Pick<BoardStore, 'list'>
  /** Boards that are switched on in addition to the thirteen. */
  readonly flags: readonly Board[]
  readonly objects: Objects
  /** The directory of temporary files. */
  readonly directory: string
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** In bytes of snapshots, some ten thousand postings: a larger index is built in threads, which take time to start. */
const largeFrom = 8 * 1024 * 1024

/** Builds the index, and returns how many jobs it has. A broken snapshot is logged. */
const build = async (
  objects: Objects,
  keys: readonly string[],
  { folder, ...task }: Omit<BuildTask, 'snapshots'> & { readonly folder: string },
  log: Log,
): Promise<number> => {
  const snapshots = keys.map((key, at) => ({ key, file: join(folder, `snapshot-${at}.gz`) }))
  let bytes = 0
  // A snapshot that is not in the bucket has no file, and counts as broken.
  for (const { key, file } of snapshots)
    if (await objects.download(key, file)) bytes += (await stat(file)).size
  const { jobs, broken } = await (bytes < largeFrom
    ? buildFiles({ ...task, snapshots }, false)
    : buildInThreads({ ...task, snapshots }))
  for (const fields of broken) log.error('snapshot not read', fields)
  return jobs
}

/** What the served index has seen: ids and dates. Undefined where there is none, or it can't be read. */
const fetchSeen = async (objects: Objects, file: string, log: Log): Promise<string | undefined> => {
  try {
    const seen = await readSeen(objects)
    if (seen === null) return undefined
    await fetchFile(objects, seen, file)
    return file
  } catch (error) {
    log.error('previous index not read', describeError(error))
    return undefined
  }
}

/** Stores the files of an index. */
const store = async (objects: Objects, file: string) => {
  const files = filesOf(file)
  const storeTexts = async (): Promise<string> => {
    const key = `indexes/${await digestOfFile(files.texts)}.texts`
    await objects.upload(key, files.texts)
    return key
  }
  const [texts, search, seen] = await Promise.all([
    storeTexts(),
    storeFile(objects, files.search, '.db'),
    storeFile(objects, files.seen, '.seen'),
  ])
  return { texts, search, seen }
}

/** The object of the newest jobs of an index. */
const storeNewest = async (objects: Objects, file: string, now: Date): Promise<string> => {
  const opened = openIndex(file)
  const newest = newestText(await opened.newest(newestCount, now))
  opened.close()
  const key = `indexes/newest-${digestOf(newest)}.json`
  await objects.put(key, newest)
  return key
}

/**
 * Builds one index of all snapshots and publishes it, where a snapshot has changed. All files are in the bucket before
 * the pointer names them. Where two builders run at once, the index of one is served.
 */
export const publishIndex = async (
  { boards, flags, objects, directory }: PublishServices,
  now: Date,
  log: Log,
): Promise<{ readonly published: boolean; readonly jobs: number }> => {
  // The row of a board that was switched off still names its last snapshot.
  const isOn = ({ board }: { board: Board }) => !about[board].isFlagged || flags.includes(board)
  const states = (await boards.list()).filter(isOn)
  const keys = states.flatMap(({ snapshot }) => snapshot ?? []).toSorted()
  const before = await readPointer(objects)
  // A file of another version can't be read, so it is made again.
  const inputs = digestOf([formatVersion, ...keys].join('\n'))
  const isYoung = before !== null && now.getTime() - Date.parse(before.builtAt) < longestAge
  if (keys.length === 0 || (isYoung && before.inputs === inputs))
    return { published: false, jobs: before?.jobs ?? 0 }

  const folder = join(directory, `build-${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  try {
    const previous = await fetchSeen(objects, join(folder, 'previous.seen'), log)
    const file = join(folder, 'index.db')
    const jobs = await build(objects, keys, { folder, file, previous, now }, log)
    const stored = await store(objects, file)
    const newest = await storeNewest(objects, file, now)
    const pointer = { ...stored, newest, builtAt: now.toISOString(), jobs, inputs }
    return { published: await replacePointer(objects, pointer, before), jobs }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
