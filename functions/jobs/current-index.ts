import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../../shared/api/errors.ts'
import { describeError, type Log } from '../runtime/log.ts'
import type { Objects } from '../services/objects.ts'
import { openIndex } from './index/open.ts'
import type { ReadBlock } from './index/text-blocks.ts'
import type { IndexedJob, JobIndex } from './job-index.ts'
import { newestOf, type Pointer, readNewest, readPointer } from './published-index.ts'
import { fetchFile } from './stored-file.ts'

type Options = {
  readonly objects: Objects
  readonly directory: string
  /** In milliseconds: how long the pointer is not read again. */
  readonly freshFor?: number
  /**
   * In milliseconds: how long a caller waits for a new index while one is open. 0: the open one answers, and the new one
   * is read while this request and later ones are served. Left out: less than the gateway waits.
   */
  readonly patience?: number
}

type Opened = { readonly key: string; readonly file: string; readonly index: JobIndex }

export type CurrentIndex = {
  /** The index that is served now. Throws jobs_unavailable where there is none, or it can't be read. */
  readonly get: (log: Log) => Promise<JobIndex>
  /** The newest jobs, without the index. Throws jobs_unavailable. */
  readonly newest: () => Promise<{ readonly jobs: readonly IndexedJob[]; readonly builtAt: string }>
  readonly close: () => void
}

const pointerOf = async (objects: Objects): Promise<Pointer> => {
  const pointer = await readPointer(objects)
  if (!pointer) throw new ApiError('jobs_unavailable')
  return pointer
}

/** Reads a range of the descriptions of an index. */
const blocksOf =
  (objects: Objects, key: string): ReadBlock =>
  async ({ start, length }) => {
    const block = await objects.range(key, start, length)
    if (!block) throw new Error(`The descriptions ${key} do not exist.`)
    return block
  }

/**
 * Keeps the served index open, and reads the pointer at most once a minute. Where the pointer or the new file can't be
 * read, the open index stays in use. The previous index stays open until there is a third, because a search may still
 * read it.
 */
export const createCurrentIndex = ({
  objects,
  directory,
  freshFor = 60_000,
  patience = 7000,
}: Options): CurrentIndex => {
  let opened: Opened | undefined
  let previous: Opened | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  const fetchIndex = async ({ search, texts }: Pointer): Promise<Opened> => {
    await mkdir(directory, { recursive: true })
    const file = join(directory, `${crypto.randomUUID()}-${basename(search.key, '.zst')}`)
    try {
      await fetchFile(objects, search, file)
      return { key: search.key, file, index: openIndex(file, blocksOf(objects, texts)) }
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
  }

  const closePrevious = async (): Promise<void> => {
    const closing = previous
    previous = undefined
    closing?.index.close()
    if (closing) await rm(closing.file, { force: true })
  }

  const openNewest = async (): Promise<void> => {
    const pointer = await pointerOf(objects)
    if (opened?.key === pointer.search.key) return
    // Before the download, because the disk has room for two files.
    await closePrevious()
    const next = await fetchIndex(pointer)
    previous = opened
    opened = next
  }

  const refresh = async (log: Log): Promise<void> => {
    try {
      await openNewest()
    } catch (error) {
      if (!opened)
        throw error instanceof ApiError ? error : new ApiError('jobs_unavailable', { cause: error })
      log.error('index not refreshed', { alarm: 'index-not-refreshed', ...describeError(error) })
    }
  }

  return {
    get: async log => {
      if (performance.now() - askedAt >= freshFor) {
        asking ??= refresh(log).finally(() => {
          asking = undefined
          askedAt = performance.now()
        })
        if (!opened) await asking
        else if (patience > 0) await Promise.race([asking, wait(patience, undefined, { ref: false })])
      }
      if (!opened) throw new ApiError('jobs_unavailable')
      return opened.index
    },
    newest: async () => {
      try {
        const named = await readNewest(objects)
        if (!named) throw new ApiError('jobs_unavailable')
        const found = await objects.get(named.newest)
        if (!found) throw new Error(`The newest jobs ${named.newest} are not there.`)
        return { jobs: newestOf(found.body), builtAt: named.builtAt }
      } catch (cause) {
        throw cause instanceof ApiError ? cause : new ApiError('jobs_unavailable', { cause })
      }
    },
    close: () => {
      previous?.index.close()
      opened?.index.close()
      previous = undefined
      opened = undefined
    },
  }
}
