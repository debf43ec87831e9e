import type { ApplicationDigest } from '../../shared/api/home.ts'
import type { ApplicationSummary } from '../../shared/domain/application.ts'
import { digestFrom, namedIn, type Words, wordsIn, wordsOf } from '../../shared/domain/application-digest.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { applicationKey, applicationOf, summaryAttributes, summaryOf } from './application-row.ts'
import { Retry, withBackoff } from './backoff.ts'
import {
  type Digest,
  digestKey,
  digestOfRow,
  digestRange,
  digestRow,
  type Page,
  pageOfRow,
  pageWrites,
  revisionOf,
  summariesOf,
} from './digest-row.ts'
import { idIn, personRange } from './keys.ts'
import { everyRow } from './pages.ts'
import { profileKey } from './profile-row.ts'
import type { Row, Table } from './table.ts'

/** A try fails only if another call has stored a digest meanwhile. The waits are in milliseconds. */
const backoff = { tries: 12, firstWait: 20, longestWait: 320 }
/** After so many milliseconds a digest is made again from the rows, because the stream may have dropped a change. */
const rebuiltEvery = dayMs
/**
 * The number of pages that one call reads of a person's applications. A page has at most 1 MB, which is 256 read units.
 */
const pagesAtOnce = 16
const never = new Date(0).toISOString()

type Stored = {
  readonly row: Row | undefined
  readonly digest: Digest | null
  readonly pages: readonly Page[]
}
/** A digest, and the summaries that it was made from, oldest first. */
type FullDigest = { readonly digest: Digest; readonly summaries: readonly ApplicationSummary[] }

const readStored = async (table: Table, sub: string): Promise<Stored> => {
  const rows = await everyRow(table, digestRange(sub))
  const row = rows.find(({ sk }) => sk === digestKey(sub).sk)
  return { row, digest: digestOfRow(row), pages: rows.filter(other => other !== row).map(pageOfRow) }
}

/** Null if there is no digest, or if another version of the code wrote it. */
const fullDigestOf = ({ digest, pages }: Stored): FullDigest | null => {
  const summaries = summariesOf(pages)
  return digest && summaries && { digest, summaries }
}

/** Skips rows that the code can't read, so that the others are counted. The stream's function has logged them. */
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

/**
 * The digest of `summaries`, oldest first. Reads the rows of applications that it names, unless their words are
 * `known`.
 */
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

const oldestFirst = (summaries: readonly ApplicationSummary[]) =>
  summaries.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/**
 * Makes the digest from the applications themselves. One call may not read all of them, because long notes make large
 * rows. Then it takes the rest from the stored summaries, and the next call continues where it ended.
 */
const makeFromRows = async (
  table: Table,
  sub: string,
  stored: FullDigest | null,
  now: Date,
): Promise<FullDigest> => {
  const from = stored?.digest.rebuiltTo ?? ''
  const after = from === '' ? undefined : applicationKey(sub, from)
  const range = { ...personRange(sub, 'APPLICATION#'), only: summaryAttributes(), after }
  const rows: Row[] = []
  let last: Row | undefined
  for (let pages = 0; pages < pagesAtOnce; pages += 1) {
    const page = await table.query({ ...range, after: last ?? after })
    rows.push(...page.rows)
    last = page.next
    if (!last) break
  }
  const to = last ? idIn(String(last.sk)) : null
  const others = (stored?.summaries ?? []).filter(({ id }) => id <= from || (to !== null && id > to))
  const summaries = oldestFirst([...others, ...readable(rows, summaryOf)])
  const applications = await applicationsOf(table, sub, summaries, () => undefined, now)
  const rebuiltAt = to === null ? now.toISOString() : (stored?.digest.rebuiltAt ?? never)
  return { digest: { applications, rebuiltAt, rebuiltTo: to }, summaries }
}

/** Makes the digest from the stored one, and from the present rows of these applications. */
const makeFromStored = async (
  table: Table,
  sub: string,
  stored: FullDigest,
  ids: readonly string[],
  now: Date,
): Promise<FullDigest> => {
  const rows = await rowsOf(table, sub, ids)
  const others = stored.summaries.filter(({ id }) => !ids.includes(id))
  const summaries = oldestFirst([...others, ...readable(rows, summaryOf)])
  const [fresh, before] = [wordsById(rows), wordsIn(stored.digest.applications)]
  const known = (summary: ApplicationSummary) => fresh.get(summary.id) ?? before(summary)
  const applications = await applicationsOf(table, sub, summaries, known, now)
  return { digest: { ...stored.digest, applications }, summaries }
}

/**
 * Makes a digest from the stored one, and stores it on the condition that no other call has stored one since. So the
 * digest that is stored last includes the last change. Stores nothing for a person without a profile.
 */
const storeDigest = <M extends FullDigest | null>(
  table: Table,
  sub: string,
  make: (stored: Stored) => Promise<M>,
): Promise<M> =>
  withBackoff<M>(backoff, async () => {
    const stored = await readStored(table, sub)
    const made = await make(stored)
    if (!made) return made
    const revision = revisionOf(stored.row)
    const failed = await table.transact([
      { check: profileKey(sub), condition: { is: {} } },
      {
        put: digestRow(sub, made.digest, revision + 1),
        condition: stored.row ? { is: { revision } } : { absent: true },
      },
      ...pageWrites(sub, stored.pages, made.summaries),
    ])
    return failed.every(({ index }) => index === 0) ? made : new Retry()
  })

const count = async (table: Table, sub: string, ids: readonly string[], now: Date): Promise<void> => {
  await storeDigest(table, sub, async found => {
    const stored = fullDigestOf(found)
    if (stored && now.getTime() - Date.parse(stored.digest.rebuiltAt) < rebuiltEvery)
      return makeFromStored(table, sub, stored, ids, now)
    // A purge deletes the profile first, and then the other rows. Without this check, each of their changes would read
    // all rows that are left.
    if (!(await table.get(profileKey(sub)))) return null
    const made = await makeFromRows(table, sub, stored, now)
    // A rebuild in several calls takes some summaries from the stored digest, so these changes may not be in it.
    const isPartial = made.digest.rebuiltTo !== null || (stored?.digest.rebuiltTo ?? null) !== null
    return isPartial ? makeFromStored(table, sub, made, ids, now) : made
  })
}

/** The stored digest of each person's applications, derived from their rows. */
export const digestStore = (table: Table) => ({
  /**
   * Counts these applications (at most 100 ids) as they are now, and reads no others. The call may be repeated, and may
   * run late. Throws unavailable if another call was first in each of its tries.
   */
  count: (sub: string, ids: readonly string[], now: Date): Promise<void> => count(table, sub, ids, now),
  /** Makes the digest from the applications themselves, as far as one call can read them. Throws unavailable. */
  rebuild: async (sub: string, now: Date): Promise<Digest> =>
    (await storeDigest(table, sub, found => makeFromRows(table, sub, fullDigestOf(found), now))).digest,
})
export type DigestStore = ReturnType<typeof digestStore>
