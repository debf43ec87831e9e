import { renameSync } from 'node:fs'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { groupsOf } from './dedupe.ts'
import { dayOf } from './facets.ts'
import { filesOf } from './file-format.ts'
import { addressesOf } from './job-ids.ts'
import { createJobRows } from './job-rows.ts'
import { mergeCopies } from './merge-copies.ts'
import { createSeenWriter, openSeenFile } from './seen-file.ts'
import { openSpillFile } from './spill-file.ts'
import { createTraitList, type TraitList } from './trait-list.ts'
import { traitsOf } from './traits.ts'
import { createWriterThread } from './write-thread.ts'
import { createWriter, type JobRow } from './writer.ts'

export type BuilderOptions = {
  /** The path of the index. Its files appear at `filesOf` of this path when they are complete. */
  readonly file: string
  /** What the previous index has seen: ids, the times when jobs were first seen, and counts of earlier postings. */
  readonly previous?: string | undefined
  readonly now: Date
}

type Built = {
  readonly listings: number
  readonly jobs: number
  /** Jobs with several postings. */
  readonly merged: number
  /** Jobs that were left out because they have ended. */
  readonly over: number
}

/** The date that is shown: when the job was posted or, where no copy has that date, when it was first seen. */
const dateOf = (members: readonly number[], all: TraitList): number => {
  const copies = members.map(all.at)
  const posted = copies.find(({ postedAt }) => postedAt !== null)?.postedAt
  return posted ?? Math.min(...copies.map(({ firstSeenAt }) => firstSeenAt))
}

/** The jobs that have not ended, the oldest first, in arrays of numbers, because there may be a million. */
const openJobsOf = (all: TraitList, now: number) => {
  const { firsts, membersOf } = groupsOf(all)
  all.forgetTexts()
  const openOf = (first: number): readonly number[] => dropExpired(membersOf(first), all, now)
  const open = new Int32Array(firsts.length)
  const dates = new Float64Array(all.length)
  let count = 0
  let merged = 0
  for (const first of firsts) {
    const members = openOf(first)
    if (members.length === 0) continue
    open[count] = first
    dates[first] = dateOf(members, all)
    count += 1
    if (members.length > 1) merged += 1
  }
  const dateAt = (first: number): number => dates[first] ?? 0
  const sorted = open.subarray(0, count).sort((a, b) => dateAt(a) - dateAt(b) || a - b)
  return { sorted, openOf, dateAt, merged, over: firsts.length - count }
}

/**
 * Builds one index from the postings of all boards. Postings of one job are merged, and jobs that have ended are left
 * out. The builder takes one posting at a time, and keeps in memory only the traits that find copies.
 */
export const createIndexBuilder = ({ file, previous, now }: BuilderOptions) => {
  const files = filesOf(file)
  const unfinished = filesOf(`${file}.unfinished`)
  const past = openSeenFile(previous)
  const spill = openSpillFile<Posting>(`${file}.spill`)
  const seen = createSeenWriter(unfinished.seen)
  const all = createTraitList()

  /** What a writer gets: the rows, one at a time, and what ends the file. */
  const merge = () => {
    const { sorted, openOf, dateAt, merged, over } = openJobsOf(all, now.getTime())
    const { rowOf, names } = createJobRows({ all, addresses: addressesOf(all), past, seen, now })
    const rows = function* (): Generator<JobRow> {
      for (const [at, first] of sorted.entries()) {
        const members = openOf(first)
        const [shown, ...others] = members.map(spill.take)
        if (shown) yield rowOf(at + 1, mergeCopies(shown, others), members, dateAt(first))
      }
    }
    const about = { builtAt: now.toISOString(), jobs: String(sorted.length) }
    return { rows, about, names, built: { listings: all.length, jobs: sorted.length, merged, over } }
  }

  const finish = (built: Built): Built => {
    seen.finish(previous, dayOf(now.getTime()))
    for (const part of ['texts', 'seen', 'search'] as const) renameSync(unfinished[part], files[part])
    return built
  }

  return {
    add: (posting: Posting): void => {
      spill.put(posting)
      all.add(traitsOf(posting))
    },
    /** Writes the index. Nothing can be added after that. */
    write: (): Built => {
      const writer = createWriter(unfinished)
      try {
        const { rows, about, names, built } = merge()
        for (const row of rows()) writer.add(row)
        writer.finish(about, names)
        return finish(built)
      } finally {
        writer.close()
      }
    },
    /** The same with a thread that writes the rows while this one makes the next ones. */
    writeInThread: async (): Promise<Built> => {
      const writer = createWriterThread(unfinished)
      try {
        const { rows, about, names, built } = merge()
        for (const row of rows()) await writer.add(row)
        await writer.finish(about, names)
        return finish(built)
      } finally {
        await writer.close()
      }
    },
    /** Removes what is not finished, and closes what is open. Must always be called last. */
    close: (): void => {
      seen.abandon()
      spill.remove()
      past.close()
    },
  }
}

/** Builds an index of postings that are in memory. */
export const buildIndex = ({
  postings,
  ...options
}: BuilderOptions & { readonly postings: Iterable<Posting> }): Built => {
  const builder = createIndexBuilder(options)
  try {
    for (const posting of postings) builder.add(posting)
    return builder.write()
  } finally {
    builder.close()
  }
}

/**
 * The copies of one job that have not ended at `now`, in canonical order. Where the employer's own posting has ended,
 * the job has ended.
 */
const dropExpired = (group: readonly number[], all: TraitList, now: number): readonly number[] => {
  const isOver = (at: number): boolean => (all.at(at).expiresAt ?? Number.POSITIVE_INFINITY) <= now
  const [shown] = group
  if (shown !== undefined && all.at(shown).isEmployers && isOver(shown)) return []
  return group.some(isOver) ? group.filter(at => !isOver(at)) : group
}
