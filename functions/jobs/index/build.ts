import { renameSync } from 'node:fs'
import type { Posting } from '../../../shared/domain/jobs/posting.ts'
import { addressesOf } from './addresses.ts'
import { groupsOf } from './dedupe.ts'
import { gather } from './gather.ts'
import { dayOf } from './job-facets.ts'
import { createJobRows } from './job-rows.ts'
import { living } from './living.ts'
import { openPast } from './past.ts'
import { openShelf, type Shelf } from './shelf.ts'
import { type Traits, traitsOf } from './traits.ts'
import { createWriter } from './writer.ts'

type BuildOptions = {
  /** Where the index will be. It is there whole or not at all. */
  readonly file: string
  readonly postings: Iterable<Posting>
  /** The index before this one: ids, the times when jobs were first seen, and what was posted before come from it. */
  readonly previous?: string | undefined
  readonly now: Date
}

export type Built = {
  /** Postings that were given. */
  readonly listings: number
  readonly jobs: number
  /** Jobs that several postings tell of. */
  readonly merged: number
  /** Jobs that were left out, for they are over. */
  readonly over: number
}

const shelve = (postings: Iterable<Posting>, shelf: Shelf<Posting>): Traits[] => {
  const texts = new Map<string, string>()
  const one = (text: string): string => {
    const known = texts.get(text)
    if (known !== undefined) return known
    texts.set(text, text)
    return text
  }
  const all: Traits[] = []
  for (const posting of postings) {
    shelf.put(posting)
    all.push(traitsOf(posting, one))
  }
  return all
}

/** As it will be shown: when the copies say that it was posted, or else when it was first seen. */
const dateOf = (members: readonly number[], all: readonly Traits[]): number => {
  const copies = members.flatMap(at => all[at] ?? [])
  const posted = copies.find(({ postedAt }) => postedAt !== null)?.postedAt
  return posted ?? Math.min(...copies.map(({ firstSeenAt }) => firstSeenAt))
}

/**
 * Makes one index of the postings of all boards: those that are one job become one, what is over is left out. The file
 * appears under its name when it is whole.
 */
export const buildIndex = ({ file, postings, previous, now }: BuildOptions): Built => {
  const unfinished = `${file}.unfinished`
  const past = openPast(previous)
  const shelf = openShelf<Posting>(`${file}.shelf`)
  const writer = createWriter(unfinished)
  try {
    const all = shelve(postings, shelf)
    const groups = groupsOf(all)
    const jobs = groups
      .map(group => living(group, all, now.getTime()))
      .filter(members => members.length > 0)
      .map(members => ({ members, date: dateOf(members, all) }))
      .sort((a, b) => a.date - b.date)
    const rows = createJobRows({ all, addresses: addressesOf(all), past, writer, now })
    for (const [at, { members, date }] of jobs.entries()) {
      const [shown, ...others] = members.map(shelf.take)
      if (shown) rows.add(at + 1, gather(shown, others), members, date)
    }
    const about = { builtAt: now.toISOString(), jobs: String(jobs.length) }
    writer.finish(about, rows.vocabulary, past.file, dayOf(now.getTime()))
    renameSync(unfinished, file)
    return {
      listings: all.length,
      jobs: jobs.length,
      merged: jobs.filter(({ members }) => members.length > 1).length,
      over: groups.length - jobs.length,
    }
  } finally {
    writer.abandon()
    shelf.remove()
    past.close()
  }
}
