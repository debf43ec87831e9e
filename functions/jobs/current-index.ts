import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../../shared/api/errors.ts'
import { describeError, type Log } from '../runtime/log.ts'
import type { Objects } from '../services/objects.ts'
import { openIndex } from './index/open.ts'
import type { IndexedJob, JobIndex } from './job-index.ts'
import { newestOf } from './newest.ts'
import { type Pointer, readPointer } from './pointer.ts'

type Options = {
  readonly objects: Objects
  /** Where the file of the index is kept. */
  readonly directory: string
  /** Milliseconds for which the pointer is not asked again. */
  readonly freshFor?: number
  /** Milliseconds that are waited for another index while one is open; left out: less than the gateway waits for us. */
  readonly patience?: number
}

type Opened = { readonly key: string; readonly file: string; readonly index: JobIndex }

export type CurrentIndex = {
  /** The index that is served now. Throws jobs_unavailable where there is none, or it can't be had. */
  readonly get: (log: Log) => Promise<JobIndex>
  /** The newest jobs, without the index. Throws jobs_unavailable. */
  readonly newest: () => Promise<{ readonly jobs: readonly IndexedJob[]; readonly builtAt: string }>
  readonly close: () => void
}

const known = async (objects: Objects): Promise<Pointer> => {
  const pointer = await readPointer(objects)
  if (!pointer) throw new ApiError('jobs_unavailable')
  return pointer
}

/**
 * Keeps the file of the served index at hand, and asks at most once a minute whether there is another. Where the answer
 * does not come, or the new file can't be had, the one that is open goes on. The one before it stays open until there is
 * a third: somebody may still look through it.
 */
export const createCurrentIndex = ({
  objects,
  directory,
  freshFor = 60_000,
  patience = 7000,
}: Options): CurrentIndex => {
  let opened: Opened | undefined
  let before: Opened | undefined
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

  const forgetBefore = async (): Promise<void> => {
    const gone = before
    before = undefined
    gone?.index.close()
    if (gone) await rm(gone.file, { force: true })
  }

  const take = async (): Promise<void> => {
    const { index: key } = await known(objects)
    if (opened?.key === key) return
    // First, for the disk has room for two.
    await forgetBefore()
    const next = await fetchIndex(key)
    before = opened
    opened = next
  }

  const refresh = async (log: Log): Promise<void> => {
    try {
      await take()
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
        const { newest, builtAt } = await known(objects)
        const found = await objects.get(newest)
        if (!found) throw new Error(`The newest jobs ${newest} are not there.`)
        return { jobs: newestOf(found.body), builtAt }
      } catch (cause) {
        throw cause instanceof ApiError ? cause : new ApiError('jobs_unavailable', { cause })
      }
    },
    close: () => {
      before?.index.close()
      opened?.index.close()
      before = undefined
      opened = undefined
    },
  }
}
