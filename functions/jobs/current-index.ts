import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../../shared/api/errors.ts'
import { describeError, type Log } from '../runtime/log.ts'
import type { Objects } from '../services/objects.ts'
import { openIndex } from './index/open.ts'
import type { IndexedJob, JobIndex } from './job-index.ts'
import { newestOf, type Pointer, readPointer } from './published-index.ts'

type Options = {
  readonly objects: Objects
  readonly directory: string
  /** In milliseconds: how long the pointer is not read again. */
  readonly freshFor?: number
  /**
   * In milliseconds: how long a caller waits for a new index while one is open. Left out: less than the gateway waits.
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

  const fetchIndex = async (key: string): Promise<Opened> => {
    await mkdir(directory, { recursive: true })
    const file = join(directory, `${crypto.randomUUID()}-${basename(key)}`)
    try {
      if (!(await objects.download(key, file))) throw new Error(`The index ${key} is not there.`)
      return { key, file, index: openIndex(file) }
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
    const { index: key } = await pointerOf(objects)
    if (opened?.key === key) return
    // Before the download, because the disk has room for two files.
    await closePrevious()
    const next = await fetchIndex(key)
    previous = opened
    opened = next
  }

  const refresh = async (log: Log): Promise<void> => {
    try {
      await openNewest()
    } catch (error) {
      if (!opened)
        throw error instanceof ApiError ? error : new ApiError('jobs_unavailable', { cause: error })
      log.error('index not refreshed', describeError(error))
    }
  }

  return {
    get: async log => {
      if (performance.now() - askedAt >= freshFor) {
        asking ??= refresh(log).finally(() => {
          asking = undefined
        })
        await (opened ? Promise.race([asking, wait(patience, undefined, { ref: false })]) : asking)
        askedAt = performance.now()
      }
      if (!opened) throw new ApiError('jobs_unavailable')
      return opened.index
    },
    newest: async () => {
      try {
        const { newest, builtAt } = await pointerOf(objects)
        const found = await objects.get(newest)
        if (!found) throw new Error(`The newest jobs ${newest} are not there.`)
        return { jobs: newestOf(found.body), builtAt }
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
