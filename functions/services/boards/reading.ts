import type * as z from 'zod/mini'
import type { Listing } from '../../../shared/domain/jobs/listing.ts'
import { mapBounded } from '../../store/bounded.ts'
import { BoardError, type Reading } from './connector.ts'
import { sampleOf } from './sample.ts'

/** The rows of a board, before they are parsed. */
export type Rows = Pick<Reading, 'isWhole' | 'loose'> & { readonly rows: readonly unknown[] }

/** Whether so many rows are broken that the board has changed its format. One broken row says little. */
export const isMostly = (broken: number, good: number): boolean => broken > 1 && broken > good

/** What was odd in several answers, each once. */
const looseOf = (...all: readonly (readonly string[] | undefined)[]): Pick<Reading, 'loose'> => {
  const loose = [...new Set(all.flatMap(some => some ?? []))]
  return loose.length > 0 ? { loose } : {}
}

/**
 * Parses rows. Rows that do not match the schema are left out and counted. If none of several rows matches, the board
 * has changed its format, and the function throws BoardError('malformed'). `changed` is the first broken row where most
 * are broken.
 */
export const parseRows = <Schema extends z.ZodMiniType>(
  schema: Schema,
  rows: readonly unknown[],
): { rows: z.output<Schema>[] } & Pick<Reading, 'broken' | 'changed'> => {
  const good: z.output<Schema>[] = []
  const bad: unknown[] = []
  for (const row of rows) {
    const parsed = schema.safeParse(row)
    if (parsed.success) good.push(parsed.data)
    else bad.push(row)
  }
  const broken = bad.length
  if (!isMostly(broken, good.length)) return { rows: good, broken }
  const changed = sampleOf(bad[0])
  if (good.length === 0) throw new BoardError('malformed', `none of ${broken} rows`, { row: changed })
  return { rows: good, broken, changed }
}

/** Keeps each key once, because pages overlap when a board adds a job between two calls. */
export const eachOnce = (listings: readonly Listing[]): Listing[] => {
  const byKey = new Map<string, Listing>()
  for (const listing of listings) if (!byKey.has(listing.key)) byKey.set(listing.key, listing)
  return [...byKey.values()]
}

/** Reads rows into listings. A row for which `list` returns null is no job, and does not count as broken. */
export const readRows = <Schema extends z.ZodMiniType>(
  schema: Schema,
  { rows, isWhole, loose }: Rows,
  list: (row: z.output<Schema>) => Listing | null,
): Reading => {
  const { rows: good, ...counted } = parseRows(schema, rows)
  const listings = good.map(list).filter(listing => listing !== null)
  return {
    listings: eachOnce(listings),
    ...counted,
    ...(isWhole !== undefined && { isWhole }),
    ...looseOf(loose),
  }
}

type Page = Pick<Rows, 'rows' | 'loose'> & {
  /** The address of the next page; null after the last; undefined where the board does not say how to go on. */
  readonly next: string | null | undefined
}

/** Whether there is no page after these rows. Where the board does not say how many there are, an empty page ends. */
export const isLast = (rows: readonly unknown[], read: number, total: number | undefined): boolean =>
  rows.length === 0 || (total !== undefined && read >= total)

/**
 * Reads page after page, at most `most` pages and each once. If a later page fails, the rows of the earlier pages are
 * returned. `isWhole` is false where there are more rows, or may be.
 */
export const readPages = async (
  most: number,
  first: string,
  read: (address: string) => Promise<Page>,
): Promise<Required<Pick<Rows, 'rows' | 'isWhole'>> & Rows> => {
  const rows: unknown[] = []
  const loose: string[] = []
  const seen = new Set<string>()
  let next: Page['next'] = first
  while (typeof next === 'string' && seen.size < most && !seen.has(next)) {
    seen.add(next)
    try {
      const answer: Page = await read(next)
      rows.push(...answer.rows)
      loose.push(...(answer.loose ?? []))
      next = answer.next
    } catch (fault) {
      if (seen.size === 1 || !(fault instanceof BoardError)) throw fault
      loose.push(`a page ${fault.message}`)
      break
    }
  }
  return { rows, isWhole: next === null, ...looseOf(loose) }
}

/** The most calls to one host at the same time. */
export const callsPerHost = 3

/**
 * Reads a board in independent parts. A part that fails does not stop the others, and then the reading is not whole.
 * Throws the first fault where every part failed.
 */
export const readParts = async <Part>(
  atOnce: number,
  parts: readonly Part[],
  read: (part: Part) => Promise<Reading>,
): Promise<Reading> => {
  const faults: BoardError[] = []
  const results = await mapBounded(atOnce, parts, async part => {
    try {
      return [await read(part)]
    } catch (fault) {
      if (!(fault instanceof BoardError)) throw fault
      faults.push(fault)
      return []
    }
  })
  const readings = results.flat()
  const [first] = faults
  if (first && readings.length === 0) throw first
  const changed = [...readings.map(reading => reading.changed), ...faults.map(fault => fault.row)].find(
    row => row !== undefined,
  )
  return {
    listings: eachOnce(readings.flatMap(reading => reading.listings)),
    broken: readings.reduce((sum, reading) => sum + reading.broken, 0),
    isWhole: faults.length === 0 && readings.every(reading => reading.isWhole !== false),
    ...(changed !== undefined && { changed }),
    ...looseOf(
      ...readings.map(reading => reading.loose),
      faults.map(fault => `a part ${fault.message}`),
    ),
  }
}
