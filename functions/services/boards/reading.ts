import type * as z from 'zod/mini'
import type { Listing } from '../../../shared/domain/jobs/listing.ts'
import { jsonOrNothing } from '../../../shared/json.ts'
import { mapBounded } from '../../store/bounded.ts'
import { BoardError, type Fetched, type Reading } from './connector.ts'

/** Parses a board's answer in JSON. Throws BoardError('malformed') where it does not match the schema. */
export const answerIn = <Schema extends z.ZodMiniType>(
  schema: Schema,
  { text }: Fetched,
): z.output<Schema> => {
  const parsed = schema.safeParse(jsonOrNothing(text))
  if (!parsed.success) throw new BoardError('malformed', '', { cause: parsed.error })
  return parsed.data
}

/**
 * Parses rows. Rows that do not match the schema are left out and counted. If none of several rows matches, the board
 * has changed its format, and the function throws BoardError('malformed').
 */
export const parseRows = <Schema extends z.ZodMiniType>(
  schema: Schema,
  rows: readonly unknown[],
): { rows: z.output<Schema>[]; broken: number } => {
  const good = rows.flatMap(row => {
    const parsed = schema.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
  const broken = rows.length - good.length
  if (broken > 1 && good.length === 0) throw new BoardError('malformed', `none of ${broken} rows`)
  return { rows: good, broken }
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
  rows: readonly unknown[],
  list: (row: z.output<Schema>) => Listing | null,
): Reading => {
  const parsed = parseRows(schema, rows)
  const listings = parsed.rows.map(list).filter(listing => listing !== null)
  return { listings: eachOnce(listings), broken: parsed.broken }
}

type Page = {
  readonly rows: readonly unknown[]
  /** The address of the next page; null after the last. */
  readonly next: string | null
}

/**
 * Reads page after page, at most `most` pages. If a later page fails, the rows of the earlier pages are returned.
 * `isWhole` is false where there are more rows.
 */
export const readPages = async (
  most: number,
  first: string,
  read: (address: string) => Promise<Page>,
): Promise<{ rows: unknown[]; isWhole: boolean }> => {
  const rows: unknown[] = []
  let next: string | null = first
  for (let page = 0; page < most && next !== null; page += 1) {
    try {
      const answer: Page = await read(next)
      rows.push(...answer.rows)
      next = answer.next
    } catch (fault) {
      if (page === 0 || !(fault instanceof BoardError)) throw fault
      break
    }
  }
  return { rows, isWhole: next === null }
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
  return {
    listings: eachOnce(readings.flatMap(reading => reading.listings)),
    broken: readings.reduce((sum, reading) => sum + reading.broken, 0),
    isWhole: faults.length === 0 && readings.every(reading => reading.isWhole !== false),
  }
}
