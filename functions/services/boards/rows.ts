import type * as z from 'zod/mini'
import type { Listing } from '../../../shared/domain/jobs/listing.ts'
import { BoardFault, type Reading } from './connector.ts'

/**
 * The rows that are as the schema says. The others are left out and counted; where that is every one of several, the
 * board has changed its ways, and BoardFault('malformed') is thrown.
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
  if (broken > 1 && good.length === 0) throw new BoardFault('malformed', `none of ${broken} rows`)
  return { rows: good, broken }
}

/** Each key once: pages overlap when a board adds a job between two of them. */
export const eachOnce = (listings: readonly Listing[]): Listing[] => {
  const byKey = new Map<string, Listing>()
  for (const listing of listings) if (!byKey.has(listing.key)) byKey.set(listing.key, listing)
  return [...byKey.values()]
}

/** Reads rows into listings. A row that `list` gives null for is none: it is left out, and is not broken. */
export const readRows = <Schema extends z.ZodMiniType>(
  schema: Schema,
  rows: readonly unknown[],
  list: (row: z.output<Schema>) => Listing | null,
): Reading => {
  const parsed = parseRows(schema, rows)
  const listings = parsed.rows.map(list).filter(listing => listing !== null)
  return { listings: eachOnce(listings), broken: parsed.broken }
}
