import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { IndexedJob, WatchQuery } from '../job-index.ts'
import { allOf, anyOf, type Expression, termExpression, within } from './expression.ts'
import { facet } from './facets.ts'
import { dayOf } from './job-facets.ts'
import { ofType } from './narrowed.ts'
import type { Rows } from './rows.ts'
import type { Spelling } from './spelling.ts'
import { inRole, roleOf, type Term, termsOf } from './terms.ts'
import { whereOf } from './where.ts'

const numbered = z.array(z.object({ number: z.number() }))

/** Further back than this the days are not listed, and the time when a job was first seen is only looked at. */
const mostDays = 40

const seenSince = (from: Date, now: Date): Expression[] => {
  const first = dayOf(from.getTime())
  const count = dayOf(now.getTime()) - first + 1
  if (count < 1 || count > mostDays) return []
  return [anyOf(Array.from({ length: count }, (_, at) => facet('seenOn', String(first + at))))]
}

const sql = `
  SELECT number FROM words CROSS JOIN jobs ON number = words.rowid
  WHERE words MATCH ? AND seen > ? AND (expires IS NULL OR expires > ?)
    AND (pay IS NULL OR (pay >= ? AND pay_from <= ?))
  ORDER BY words.rowid DESC LIMIT ?`

/** FTS5 finds by stems, and so more than is meant: so many times as many are looked at. */
const spare = 3

/**
 * Whether the title or the company has all of a keyword's words, as words, or a skill is the keyword: what an advert says
 * besides is no reason to write to somebody, and to FTS5 an account manager is an accountant.
 */
const isAbout = ({ title, skills, company }: IndexedJob, terms: readonly Term[]): boolean => {
  const said = roleOf(termsOf(title)) + roleOf(termsOf(company))
  const keyword = roleOf(terms)
  return (
    terms.every(term => said.includes(inRole(term))) ||
    skills.some(skill => roleOf(termsOf(skill)) === keyword)
  )
}

/** Jobs that an alert is about, newest first. */
export const createWatch = (database: DatabaseSync, rows: Rows, meant: Spelling) => {
  const statement = database.prepare(sql)

  return (query: WatchQuery): readonly IndexedJob[] => {
    const { anyOf: keywords, location, jobType, salaryMin, salaryMax, seenAfter, limit, now } = query
    const wanted = keywords.map(keyword => termsOf(keyword)).filter(terms => terms.length > 0)
    if (wanted.length === 0) return []
    const { where } = whereOf(location, meant)
    const place = where ? [anyOf([where.there, where.besides].filter(part => part !== ''))] : []
    const expression = allOf([
      within('title skills company', anyOf(wanted.map(terms => `(${allOf(terms.map(termExpression))})`))),
      ...place,
      ...ofType(jobType ?? 'all'),
      ...seenSince(seenAfter, now),
    ])
    const bounds = [salaryMin, salaryMax].filter(bound => bound !== null)
    const isRange = salaryMin !== null && salaryMax !== null
    const least = isRange ? Math.min(...bounds) : (salaryMin ?? 0)
    const most = isRange ? Math.max(...bounds) : (salaryMax ?? Number.MAX_SAFE_INTEGER)
    const found = statement.all(
      expression,
      seenAfter.getTime(),
      Math.floor(now.getTime() / 1000),
      least,
      most,
      limit * spare,
    )
    return rows
      .cards(numbered.parse(found).map(({ number }) => number))
      .filter(card => wanted.some(terms => isAbout(card, terms)))
      .slice(0, limit)
  }
}
