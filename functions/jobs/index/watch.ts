import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { IndexedJob, WatchQuery } from '../job-index.ts'
import { allOf, anyOf, type Expression, termExpression } from './expression.ts'
import { dayOf, facet } from './facets.ts'
import { ofType } from './filters.ts'
import { aboutOf, isAbout, keywordOf } from './keyword.ts'
import { isClosed, openingsAsked } from './reach.ts'
import type { Rows } from './rows.ts'
import { isAbroad, type PlacesAsked, placesAsked } from './search-location.ts'
import type { Spelling } from './spelling.ts'

const numbered = z.array(z.object({ number: z.number() }))

/** The most days that are searched by their facets. For a longer time only the column `seen` filters. */
const mostDays = 40

/** Facets of the days since an instant. Empty where these are too many. */
export const seenSince = (from: Date, now: Date): Expression[] => {
  const first = dayOf(from.getTime())
  const count = dayOf(now.getTime()) - first + 1
  if (count < 1 || count > mostDays) return []
  return [anyOf(Array.from({ length: count }, (_, at) => facet('seenOn', String(first + at))))]
}

const sql = `
  SELECT number FROM words CROSS JOIN jobs ON number = words.rowid
  WHERE words MATCH :words AND seen > :seen AND (expires IS NULL OR expires > :now)
    AND (pay IS NULL OR (pay >= :least AND pay_from <= :most)) AND (:closed OR NOT ${isClosed})
  ORDER BY words.rowid DESC LIMIT :limit`

/** FTS5 finds by stems, and so too many jobs: the query reads this many times the limit. */
const spare = 3

/** Facets and words of the places that are asked for, or that are near. */
export const placeExpression = ({ there, besides }: PlacesAsked): Expression[] => [
  anyOf([there, besides].filter(part => part !== '')),
]

export const createWatch = (database: DatabaseSync, rows: Rows, correctWord: Spelling) => {
  const statement = database.prepare(sql)

  return (query: WatchQuery): readonly IndexedJob[] => {
    const { anyOf: keywords, location, jobType, salaryMin, salaryMax, country, seenAfter, limit, now } = query
    const wanted = keywords.map(keywordOf).filter(({ terms }) => terms.length > 0)
    if (wanted.length === 0) return []
    const { where } = placesAsked(location, correctWord, country ?? undefined)
    const expression = allOf([
      anyOf(
        wanted.map(
          ({ terms }) => `(${allOf(terms.map(term => termExpression(term, 'title skills company')))})`,
        ),
      ),
      ...(where ? placeExpression(where) : []),
      ...ofType(jobType ?? 'all'),
      ...seenSince(seenAfter, now),
    ])
    const bounds = [salaryMin, salaryMax].filter(bound => bound !== null)
    const isRange = salaryMin !== null && salaryMax !== null
    const least = isRange ? Math.min(...bounds) : (salaryMin ?? 0)
    const most = isRange ? Math.max(...bounds) : (salaryMax ?? Number.MAX_SAFE_INTEGER)
    const found = statement.all({
      ...openingsAsked(country ?? ''),
      words: expression,
      seen: seenAfter.getTime(),
      now: Math.floor(now.getTime() / 1000),
      least,
      most,
      closed: isAbroad(where, country) ? 1 : 0,
      limit: limit * spare,
    })
    return rows
      .cards(numbered.parse(found).map(({ number }) => number))
      .filter(card => {
        const about = aboutOf(card)
        return wanted.some(keyword => isAbout(about, keyword))
      })
      .slice(0, limit)
  }
}
