import type { Posting } from './posting.ts'

/** A posting that is missing from this many full readings in a row is removed. */
const missesToGo = 2
/**
 * The most postings of one board, because a reader holds them in memory, and a board may give new ids to all of them at
 * each reading.
 */
export const postingsAtMost = 15_000

type Terms = {
  readonly coverage: 'full' | 'latest'
  /** Days. */
  readonly ageCap: number
  /** False when a part of the board could not be read, so a missing posting may still exist. */
  readonly isWhole: boolean
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The newer one of two postings with the same key; of two equally new ones always the same one, in either order. */
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
 * The postings, by address, whose key the other side lacks, because a board may give a posting a new id. Only addresses
 * with a single posting count, because an advert of several roles has several postings at one address.
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

/** The most recently seen postings, and of these the newest. */
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
 * A board's postings after a reading: the postings that were read, each with the time of its first sighting, and
 * earlier ones that may still exist. One posting for each key, in the order of the keys.
 */
export const mergePostings = (
  before: readonly Posting[],
  fresh: readonly Posting[],
  { coverage, ageCap, isWhole }: Terms,
  now: Date,
): Posting[] => {
  const stillOn = (posting: Posting): boolean => !isOver(posting, ageCap, now)
  const [old, read] = [byKey(before), byKey(fresh)]
  // An expired posting is not matched with a new one.
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

const day = 24 * 60 * 60 * 1000

/**
 * Whether a posting is over, by the board's end date, else by its age in days. A posting without any date is as old as
 * our last sighting, so it is not over while its board lists it.
 */
export const isOver = (
  { expiresAt, postedAt, lastSeenAt }: Pick<Posting, 'expiresAt' | 'postedAt' | 'lastSeenAt'>,
  ageCap: number,
  now: Date,
): boolean =>
  expiresAt === null
    ? Date.parse(postedAt ?? lastSeenAt) + ageCap * day < now.getTime()
    : Date.parse(expiresAt) <= now.getTime()
