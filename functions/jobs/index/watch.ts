import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { skillKey } from '../../../shared/domain/jobs/skills.ts'
import type { IndexedJob, WatchQuery } from '../job-index.ts'
import { allOf, anyOf, type Expression, termExpression, within } from './expression.ts'
import { dayOf, facet } from './facets.ts'
import { ofType } from './filters.ts'
import { isClosed, openingsAsked } from './reach.ts'
import type { Rows } from './rows.ts'
import { isAbroad, placesAsked } from './search-location.ts'
import type { Spelling } from './spelling.ts'
import { inRole, roleOf, type Term, termsOf } from './terms.ts'

const numbered = z.array(z.object({ number: z.number() }))

/** The most days that are searched by their facets. For a longer time only the column `seen` filters. */
const mostDays = 40

const seenSince = (from: Date, now: Date): Expression[] => {
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

type Keyword = { readonly terms: readonly Term[]; readonly skill: string }

/**
 * Whether title or company have all words of a keyword as whole words, or a skill is the keyword. The description is
 * no reason for a notification, and FTS5 finds an accountant for `account manager`. A skill is compared by its own name:
 * a sales job that asks for driving is none for a `driver`.
 */
const isAbout = ({ title, skills, company }: IndexedJob, { terms, skill }: Keyword): boolean => {
  const role = roleOf(termsOf(title)) + roleOf(termsOf(company))
  return terms.every(term => role.includes(inRole(term))) || skills.some(each => skillKey(each) === skill)
}

export const createWatch = (database: DatabaseSync, rows: Rows, correctWord: Spelling) => {
  const statement = database.prepare(sql)

  return (query: WatchQuery): readonly IndexedJob[] => {
    const { anyOf: keywords, location, jobType, salaryMin, salaryMax, country, seenAfter, limit, now } = query
    const wanted = keywords
      .map((keyword): Keyword => ({ terms: termsOf(keyword), skill: skillKey(keyword) }))
      .filter(({ terms }) => terms.length > 0)
    if (wanted.length === 0) return []
    const { where } = placesAsked(location, correctWord, country ?? undefined)
    const place = where ? [anyOf([where.there, where.besides].filter(part => part !== ''))] : []
    const expression = allOf([
      within(
        'title skills company',
        anyOf(wanted.map(({ terms }) => `(${allOf(terms.map(termExpression))})`)),
      ),
      ...place,
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
      .filter(card => wanted.some(keyword => isAbout(card, keyword)))
      .slice(0, limit)
  }
}
