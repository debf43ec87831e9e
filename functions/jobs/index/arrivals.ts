import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { Arrivals, ArrivalsQuery } from '../job-index.ts'
import { allOf } from './expression.ts'
import { facet } from './facets.ts'
import type { Rows } from './rows.ts'
import { isAnyAbroad, placesAsked } from './search-location.ts'
import type { Spelling } from './spelling.ts'
import { placeExpression, seenSince } from './watch.ts'

const numbered = z.array(z.object({ number: z.number() }))

const sql = `
  SELECT number FROM words CROSS JOIN jobs ON number = words.rowid
  WHERE words MATCH :words AND seen > :seen AND (expires IS NULL OR expires > :now)
  ORDER BY words.rowid DESC`

/** Finds the jobs that are new since an instant, and which of them are at a place, as `watch` understands places. */
export const createArrivals = (database: DatabaseSync, rows: Rows, correctWord: Spelling) => {
  const statement = database.prepare(sql)

  return ({ seenAfter, now }: ArrivalsQuery): Arrivals => {
    const numbersOf = (place: readonly string[]): number[] =>
      numbered
        .parse(
          statement.all({
            words: allOf([...place, ...seenSince(seenAfter, now)]) || facet('any', ''),
            seen: seenAfter.getTime(),
            now: Math.floor(now.getTime() / 1000),
          }),
        )
        .map(({ number }) => number)
    const numbers = numbersOf([])
    const jobs = rows.cards(numbers)
    const ids = new Map(numbers.map((number, at) => [number, jobs[at]?.id ?? '']))
    const idsAt = (location: string): ReadonlySet<string> | null => {
      const { where } = placesAsked(location, correctWord)
      // What is abroad depends on where a person lives.
      if (!where || isAnyAbroad(where)) return null
      return new Set(numbersOf(placeExpression(where)).map(number => ids.get(number) ?? ''))
    }
    return { jobs, idsAt: async location => idsAt(location) }
  }
}
