import * as z from 'zod/mini'
import { boards as about } from '../../shared/domain/jobs/boards.ts'
import { isOver } from '../../shared/domain/jobs/merge.ts'
import type { Posting } from '../../shared/domain/jobs/posting.ts'
import { describeError, type Fields } from '../runtime/log.ts'
import { createIndexBuilder } from './index/build.ts'
import { BrokenSnapshot, streamPostings } from './snapshot.ts'

/** What an index is built from. All paths are of files on the disk. */
export const buildTask = z.object({
  snapshots: z.array(z.object({ key: z.string(), file: z.string() })),
  /** Where the index appears: see `filesOf`. */
  file: z.string(),
  /** What the previous index has seen. */
  previous: z.optional(z.string()),
  now: z.date(),
})
export type BuildTask = z.infer<typeof buildTask>

/** How many jobs the index has, and a log line for each snapshot that could not be read. */
export type BuiltFiles = { readonly jobs: number; readonly broken: readonly Fields[] }

/**
 * Whether a posting without an end date is too old. No reading removes the postings of a board that is down. A
 * posting with an end date is kept, because the date ends its copies too.
 */
const isTooOld = (posting: Posting, now: Date): boolean =>
  posting.expiresAt === null && isOver(posting, about[posting.board].ageCap, now)

/** Builds an index. Of a broken snapshot, the postings before the broken place are used. */
export const buildFiles = async (
  { snapshots, file, previous, now }: BuildTask,
  hasThreads: boolean,
): Promise<BuiltFiles> => {
  const builder = createIndexBuilder({ file, previous, now })
  const broken: Fields[] = []
  try {
    for (const { key, file } of snapshots)
      try {
        for await (const posting of streamPostings(key, file))
          if (!isTooOld(posting, now)) builder.add(posting)
      } catch (error) {
        if (!(error instanceof BrokenSnapshot)) throw error
        broken.push({ key, ...describeError(error) })
      }
    const { jobs } = hasThreads ? await builder.writeInThread() : builder.write()
    return { jobs, broken }
  } finally {
    builder.close()
  }
}
