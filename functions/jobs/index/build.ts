import { renameSync } from 'node:fs'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { groupsOf } from './dedupe.ts'
import { dayOf } from './facets.ts'
import { addressesOf } from './job-ids.ts'
import { createJobRows } from './job-rows.ts'
import { mergeCopies } from './merge-copies.ts'
import { openPreviousIndex } from './previous-index.ts'
import { openSpillFile } from './spill-file.ts'
import { type Traits, traitsOf } from './traits.ts'
import { createWriter } from './writer.ts'

export type BuilderOptions = {
  /** The path of the index. The file appears there when it is complete. */
  readonly file: string
  /** The previous index, which gives ids, the times when jobs were first seen, and counts of earlier postings. */
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
const dateOf = (members: readonly number[], all: readonly Traits[]): number => {
  const copies = members.flatMap(at => all[at] ?? [])
  const posted = copies.find(({ postedAt }) => postedAt !== null)?.postedAt
  return posted ?? Math.min(...copies.map(({ firstSeenAt }) => firstSeenAt))
}

/** Returns the same string for equal texts, so that a company of many postings is in memory once. */
const createInterner = () => {
  const texts = new Map<string, string>()
  return (text: string): string => {
    const known = texts.get(text)
    if (known !== undefined) return known
    texts.set(text, text)
    return text
  }
}

/**
 * Builds one index from the postings of all boards. Postings of one job are merged, and jobs that have ended are left
 * out. The builder takes one posting at a time, and keeps in memory only the traits that find copies.
 */
export const createIndexBuilder = ({ file, previous, now }: BuilderOptions) => {
  const unfinished = `${file}.unfinished`
  const past = openPreviousIndex(previous)
  const spill = openSpillFile<Posting>(`${file}.spill`)
  const writer = createWriter(unfinished)
  const intern = createInterner()
  const all: Traits[] = []

  const write = (): Built => {
    const groups = groupsOf(all)
    const jobs = groups
      .map(group => dropExpired(group, all, now.getTime()))
      .filter(members => members.length > 0)
      .map(members => ({ members, date: dateOf(members, all) }))
      .sort((a, b) => a.date - b.date)
    const rows = createJobRows({ all, addresses: addressesOf(all), past, writer, now })
    for (const [at, { members, date }] of jobs.entries()) {
      const [shown, ...others] = members.map(spill.take)
      if (shown) rows.add(at + 1, mergeCopies(shown, others), members, date)
    }
    const about = { builtAt: now.toISOString(), jobs: String(jobs.length) }
    writer.finish(about, rows.names, past.file, dayOf(now.getTime()))
    renameSync(unfinished, file)
    return {
      listings: all.length,
      jobs: jobs.length,
      merged: jobs.filter(({ members }) => members.length > 1).length,
      over: groups.length - jobs.length,
    }
  }

  return {
    add: (posting: Posting): void => {
      spill.put(posting)
      all.push(traitsOf(posting, intern))
    },
    /** Writes the index. Nothing can be added after that. */
    write,
    /** Removes what is not finished, and closes what is open. Must always be called last. */
    close: (): void => {
      writer.abandon()
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
const dropExpired = (group: readonly number[], all: readonly Traits[], now: number): readonly number[] => {
  const isOver = (at: number): boolean => (all[at]?.expiresAt ?? Number.POSITIVE_INFINITY) <= now
  const [shown] = group
  if (shown !== undefined && all[shown]?.isEmployers && isOver(shown)) return []
  return group.some(isOver) ? group.filter(at => !isOver(at)) : group
}
