import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../../shared/api/errors.ts'
import type { ApplicationDigest } from '../../shared/api/home.ts'
import type { ApplicationSummary } from '../../shared/domain/application.ts'
import { digestFrom, namedIn, type Words, wordsIn, wordsOf } from '../../shared/domain/application-digest.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { applicationKey, applicationOf, summaryAttributes, summaryOf } from './application-row.ts'
import {
  type Digest,
  digestOfRow,
  digestRange,
  digestRow,
  type Page,
  pageOfRow,
  pageWrites,
  revisionOf,
  summariesOf,
} from './digest-row.ts'
import { everyRow } from './every-row.ts'
import { personPartition } from './keys.ts'
import { profileKey } from './profile-row.ts'
import { applicationPrefix, digestSortKey } from './schema.ts'
import type { Row, Table } from './table.ts'

/** Another one can be a step ahead only as often as something changes meanwhile. */
const tries = 12
const longestFirstWaitMs = 20
/** After so many milliseconds a digest is made from the rows again, in case the stream has dropped a change. */
const rebuiltEvery = dayMs

type Kept = {
  readonly row: Row | undefined
  readonly digest: Digest | null
  readonly pages: readonly Page[]
}
/** A digest, and the summaries that it was made from, oldest first. */
type Made = { readonly digest: Digest; readonly summaries: readonly ApplicationSummary[] }

const readKept = async (table: Table, sub: string): Promise<Kept> => {
  const rows = await everyRow(table, digestRange(sub))
  const row = rows.find(({ sk }) => sk === digestSortKey)
  return { row, digest: digestOfRow(row), pages: rows.filter(other => other !== row).map(pageOfRow) }
}

/** A row that we can't read was told of when it was written; it must not keep the others from being counted. */
const readable = <T>(rows: readonly Row[], read: (row: Row) => T): T[] =>
  rows.flatMap(row => {
    try {
      return [read(row)]
    } catch {
      return []
    }
  })

const rowsOf = async (table: Table, sub: string, ids: readonly string[]): Promise<Row[]> =>
  ids.length > 0
    ? (await table.getMany(ids.map(id => applicationKey(sub, id)))).filter(row => row !== undefined)
    : []

const wordsById = (rows: readonly Row[]): Map<string, Words> =>
  new Map(readable(rows, row => applicationOf(row)).map(row => [row.id, wordsOf(row)]))

/** The digest of `summaries`, oldest first. Reads the rows of those that the digest names and that are not `known`. */
const applicationsOf = async (
  table: Table,
  sub: string,
  summaries: readonly ApplicationSummary[],
  known: (summary: ApplicationSummary) => Words | undefined,
  now: Date,
): Promise<ApplicationDigest> => {
  const newestFirst = summaries.toReversed()
  const unknown = namedIn(newestFirst, now).filter(summary => !known(summary))
  const ids = unknown.map(({ id }) => id)
  const found = wordsById(await rowsOf(table, sub, ids))
  return digestFrom(newestFirst, summary => known(summary) ?? found.get(summary.id), now)
}

/** Made from all of the applications. */
const madeAnew = async (table: Table, sub: string, now: Date): Promise<Made> => {
  const range = { partition: personPartition(sub), startsWith: applicationPrefix, only: summaryAttributes }
  const summaries = readable(await everyRow(table, range), summaryOf)
  const applications = await applicationsOf(table, sub, summaries, () => undefined, now)
  return { digest: { applications, rebuiltAt: now.toISOString() }, summaries }
}

/** Made from what is kept, and from the applications of these ids as they are now. */
const madeFrom = async (
  table: Table,
  sub: string,
  kept: Made,
  ids: readonly string[],
  now: Date,
): Promise<Made> => {
  const rows = await rowsOf(table, sub, ids)
  const others = kept.summaries.filter(({ id }) => !ids.includes(id))
  const summaries = [...others, ...readable(rows, summaryOf)].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const [fresh, before] = [wordsById(rows), wordsIn(kept.digest.applications)]
  const known = (summary: ApplicationSummary) => fresh.get(summary.id) ?? before(summary)
  const applications = await applicationsOf(table, sub, summaries, known, now)
  return { digest: { ...kept.digest, applications }, summaries }
}

/**
 * Stores what `make` makes of the stored digest, on the condition that nobody else has stored one since it was read. So
 * the digest that is stored last has seen the last change. Stores nothing for a person without a profile.
 */
const keep = async <M extends Made | null>(
  table: Table,
  sub: string,
  make: (kept: Kept) => Promise<M>,
): Promise<M> => {
  for (let tried = 0; tried < tries; tried += 1) {
    const kept = await readKept(table, sub)
    const made = await make(kept)
    if (!made) return made
    const revision = revisionOf(kept.row)
    const failed = await table.transact([
      { check: profileKey(sub), condition: { is: {} } },
      {
        put: digestRow(sub, made.digest, revision + 1),
        condition: kept.row ? { is: { revision } } : { absent: true },
      },
      ...pageWrites(sub, kept.pages, made.summaries),
    ])
    if (failed.every(({ index }) => index === 0)) return made
    await wait(Math.random() * longestFirstWaitMs * 2 ** Math.min(tried, 4))
  }
  throw new ApiError('unavailable')
}

const count = async (table: Table, sub: string, ids: readonly string[], now: Date): Promise<void> => {
  await keep(table, sub, async ({ digest, pages }) => {
    const summaries = summariesOf(pages)
    const isFresh = digest && now.getTime() - Date.parse(digest.rebuiltAt) < rebuiltEvery
    if (isFresh && summaries) return madeFrom(table, sub, { digest, summaries }, ids, now)
    // A purge deletes the profile first, and then rows one by one. Without this, each of them would read all that are
    // left.
    return (await table.get(profileKey(sub))) ? madeAnew(table, sub, now) : null
  })
}

/** The stored digest of each person's applications, derived from their rows. */
export const digestStore = (table: Table) => ({
  /**
   * Counts these applications (at most 100 ids) as they are now, and reads no others. Safe to repeat, and to run late.
   * Throws unavailable where other calls were first in each of its tries.
   */
  count: (sub: string, ids: readonly string[], now: Date): Promise<void> => count(table, sub, ids, now),
  /** Makes it from all of the applications. Throws unavailable as `count` does. */
  rebuild: async (sub: string, now: Date): Promise<Digest> =>
    (await keep(table, sub, () => madeAnew(table, sub, now))).digest,
})
export type DigestStore = ReturnType<typeof digestStore>
