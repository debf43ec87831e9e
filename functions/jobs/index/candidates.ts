import type { DatabaseSync, StatementSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { boards } from '../../../shared/lists.ts'
import type { IndexResult } from '../job-index.ts'
import type { Expression } from './expression.ts'
import { fit, rank, rankWithoutWords, termName } from './rank.ts'
import { inRole, roleOf, type Term } from './terms.ts'

/** So many of the newest that fit are ranked and counted: older ones would hardly come first. */
export const mostCandidates = 5000

export type Asked = {
  /** At the place that is asked for; and what besides comes after it: empty for nothing. */
  readonly there: Expression
  readonly besides: Expression
  /** What is looked for. */
  readonly terms: readonly Term[]
  /** Seconds since 1970; null: whenever. */
  readonly postedAfter: number | null
  /** Naira a month; null: any pay, and none. */
  readonly payAtLeast: number | null
  /** Seconds since 1970: what ended before is left out. */
  readonly now: number
}

const matching = (words: string, columns: string, most: number): string => `
  SELECT * FROM (
    SELECT number, ${columns} FROM words CROSS JOIN jobs ON number = words.rowid
    WHERE words MATCH ${words} AND words.rowid >= :from
      AND (expires IS NULL OR expires > :now) AND (:pay IS NULL OR pay >= :pay)
    ORDER BY words.rowid DESC LIMIT ${most}
  )`

/** The newest that match, there and besides. */
const newest = (columns: string, hasBesides: boolean, most = mostCandidates): string => {
  const there = matching(':there', `1 AS is_there, ${columns}`, most)
  if (!hasBesides) return there
  const besides = matching(':besides', `0 AS is_there, ${columns}`, most)
  return `SELECT * FROM (${there} UNION ALL ${besides}) ORDER BY number DESC LIMIT ${most}`
}

/** One more than are ranked, to know whether there are more. */
const counting = (hasBesides: boolean): string =>
  `SELECT boards, count(*) AS jobs FROM (${newest('boards', hasBesides, mostCandidates + 1)}) GROUP BY boards`

const byDate = (hasBesides: boolean): string =>
  `SELECT number FROM (${newest('NULL', hasBesides)}) ORDER BY number DESC LIMIT :count OFFSET :skipped`

const byRank = (hasBesides: boolean, terms: number): string => {
  const columns = `${terms > 0 ? fit : '1.0'} AS fit, posted, warnings, is_abroad, role`
  return `SELECT number FROM (${newest(columns, hasBesides)})
    ORDER BY ${terms > 0 ? rank(terms) : rankWithoutWords} DESC, number DESC LIMIT :count OFFSET :skipped`
}

const counted = z.array(z.object({ boards: z.number(), jobs: z.number() }))
const numbered = z.object({ number: z.number() })

const perBoard = (rows: z.infer<typeof counted>): IndexResult['found'] =>
  Object.fromEntries(
    boards.flatMap((board, at) => {
      const having = rows.filter(row => row.boards & (1 << at))
      return having.length > 0 ? [[board, having.reduce((sum, { jobs }) => sum + jobs, 0)]] : []
    }),
  )

/** Asks the index for what matches. Everything is done within the database: only a page of numbers leaves it. */
export const createCandidates = (database: DatabaseSync, builtAt: number) => {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    statement.setAllowUnknownNamedParameters(true)
    statements.set(sql, statement)
    return statement
  }
  const last = database.prepare('SELECT ifnull(max(number), 0) AS number FROM jobs')
  const postedAt = database.prepare('SELECT posted AS number FROM jobs WHERE number = ?')

  /** Jobs are numbered by their dates: the first that was posted then or later. */
  const firstAfter = (posted: number): number => {
    let low = 1
    let high = numbered.parse(last.get()).number + 1
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const row = postedAt.get(middle)
      if (row && numbered.parse(row).number < posted) low = middle + 1
      else high = middle
    }
    return low
  }

  const valuesOf = (asked: Asked) => ({
    there: asked.there,
    besides: asked.besides,
    title: roleOf(asked.terms),
    ...Object.fromEntries(asked.terms.map((term, at) => [termName(at), inRole(term)])),
    from: asked.postedAfter === null ? 0 : firstAfter(asked.postedAfter),
    pay: asked.payAtLeast,
    now: asked.now,
    builtAt,
  })

  return {
    /** How many match, in all and by board, up to the most. */
    count: (asked: Asked) => {
      const rows = counted.parse(prepared(counting(asked.besides !== '')).all(valuesOf(asked)))
      const count = rows.reduce((sum, { jobs }) => sum + jobs, 0)
      return {
        total: Math.min(count, mostCandidates),
        isCapped: count > mostCandidates,
        found: perBoard(rows),
      }
    },
    /** Their numbers: best or newest first; of the same rank the newer one, so that no page repeats another's. */
    page: (asked: Asked, sort: 'relevance' | 'date', count: number, skipped: number): number[] => {
      const hasBesides = asked.besides !== ''
      const sql = sort === 'date' ? byDate(hasBesides) : byRank(hasBesides, asked.terms.length)
      return z
        .array(numbered)
        .parse(prepared(sql).all({ ...valuesOf(asked), count, skipped }))
        .map(({ number }) => number)
    },
  }
}
export type Candidates = ReturnType<typeof createCandidates>
