import { isOver } from './over.ts'
import type { Posting } from './posting.ts'

/** A posting that this many full readings in a row did not have is gone. */
const missesToGo = 2
/** The most of one board: who reads it holds them in memory, and a board may name all it has anew each time. */
export const postingsAtMost = 15_000

type Terms = {
  readonly coverage: 'full' | 'latest'
  /** Days. */
  readonly ageCap: number
  /** False: some of the board could not be read, so that absence says nothing. */
  readonly isWhole: boolean
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Of two with the same key the newer, and of two as new always the same one, in whichever order they came. */
const better = (one: Posting, other: Posting): Posting =>
  (byText(one.postedAt ?? '', other.postedAt ?? '') || byText(JSON.stringify(one), JSON.stringify(other))) > 0
    ? one
    : other

const byKey = (postings: readonly Posting[]): ReadonlyMap<string, Posting> => {
  const found = new Map<string, Posting>()
  for (const posting of postings) {
    const known = found.get(posting.key)
    found.set(posting.key, known ? better(known, posting) : posting)
  }
  return found
}

/**
 * By address those that the other side has not got by their key: a board may name a posting anew. Only where nothing
 * else is at that address: an advert of several roles has several postings there.
 */
const strangers = (
  postings: readonly Posting[],
  others: ReadonlyMap<string, Posting>,
): ReadonlyMap<string, Posting> =>
  new Map(
    [...Map.groupBy(postings, ({ urlKey }) => urlKey)].flatMap(([urlKey, [one, ...more]]) =>
      one && more.length === 0 && !others.has(one.key) ? [[urlKey, one]] : [],
    ),
  )

/** Those that were seen last, and of these the newest. */
const newest = (postings: readonly Posting[]): readonly Posting[] =>
  postings.length <= postingsAtMost
    ? postings
    : postings
        .toSorted(
          (one, other) =>
            byText(other.lastSeenAt, one.lastSeenAt) ||
            byText(other.postedAt ?? '', one.postedAt ?? '') ||
            byText(one.key, other.key),
        )
        .slice(0, postingsAtMost)

/**
 * What a board has after a reading: what was read, with the time when each was first seen, and what was there before
 * and may still be. One posting for each key, in the order of the keys.
 */
export const mergePostings = (
  before: readonly Posting[],
  fresh: readonly Posting[],
  { coverage, ageCap, isWhole }: Terms,
  now: Date,
): Posting[] => {
  const stillOn = (posting: Posting): boolean => !isOver(posting, ageCap, now)
  const [old, read] = [byKey(before), byKey(fresh)]
  // What is over takes nobody's place.
  const oldByAddress = strangers([...old.values()].filter(stillOn), read)
  const readByAddress = strangers([...read.values()].filter(stillOn), old)

  const seen = [...read.values()].map((posting): Posting => {
    const moved = readByAddress.has(posting.urlKey) ? oldByAddress.get(posting.urlKey) : undefined
    const known = old.get(posting.key) ?? moved
    const firsts = [posting.firstSeenAt, known?.firstSeenAt ?? posting.firstSeenAt].toSorted(byText)
    return { ...posting, firstSeenAt: firsts[0] ?? posting.firstSeenAt, missed: 0 }
  })
  const saysSomething = coverage === 'full' && isWhole
  const absent = [...old.values()]
    .filter(({ key, urlKey }) => !read.has(key) && !(oldByAddress.has(urlKey) && readByAddress.has(urlKey)))
    .map((posting): Posting => ({ ...posting, missed: posting.missed + (saysSomething ? 1 : 0) }))
    .filter(({ missed }) => missed < missesToGo)

  return newest([...seen, ...absent].filter(stillOn)).toSorted((one, other) => byText(one.key, other.key))
}
