import type { DatabaseSync, StatementSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { boards } from '../../../shared/lists.ts'
import type { IndexResult } from '../job-index.ts'
import type { Expression } from './expression.ts'
import { namesOf, type Rarity, rankBy } from './rank.ts'
import { inRole, roleOf, stemOf, type Term } from './terms.ts'

/** The most matches that are ranked, newest first, for `there` and `besides` each: twice as many as all pages hold. */
const mostCandidates = 2000

export type CandidateQuery = {
  /** Jobs at the place that was query for. `besides`: jobs that may be there too, and rank lower. Empty: none. */
  readonly there: Expression
  readonly besides: Expression
  readonly terms: readonly Term[]
  /** Seconds since 1970; null: any time. */
  readonly postedAfter: number | null
  /** Naira a month; null: any pay, or none. */
  readonly payAtLeast: number | null
  /** Seconds since 1970. Jobs that ended before are left out. */
  readonly now: number
}

const matching = (words: string, isThere: 0 | 1): string => `
  SELECT * FROM (
    SELECT jobs.*, ${isThere} AS is_there FROM words CROSS JOIN jobs ON number = words.rowid
    WHERE words MATCH ${words} AND words.rowid >= :from
      AND (expires IS NULL OR expires > :now) AND (:pay IS NULL OR pay >= :pay)
    ORDER BY words.rowid DESC LIMIT ${mostCandidates + 1}
  )`

/** One search that returns two things: the numbers of jobs by boards, and one page. */
const finding = (hasBesides: boolean, rank: string): string => `
  WITH found AS MATERIALIZED (
    SELECT number, boards, is_there, ${rank} AS rank
    FROM (${matching(':there', 1)} ${hasBesides ? `UNION ALL ${matching(':besides', 0)}` : ''})
  )
  SELECT NULL AS number, boards, is_there, count(*) AS jobs FROM found GROUP BY boards, is_there
  UNION ALL
  SELECT * FROM (
    SELECT number, boards, is_there, 1 FROM found ORDER BY rank DESC, number DESC LIMIT :count OFFSET :skipped
  )`

const rows = z.array(
  z.object({ number: z.nullable(z.number()), boards: z.number(), is_there: z.number(), jobs: z.number() }),
)
const numbered = z.object({ number: z.number() })

const perBoard = (counts: z.infer<typeof rows>): IndexResult['found'] =>
  Object.fromEntries(
    boards.flatMap((board, at) => {
      const having = counts.filter(row => row.boards & (1 << at))
      return having.length > 0 ? [[board, having.reduce((sum, { jobs }) => sum + jobs, 0)]] : []
    }),
  )

/** Finds the jobs that match. The database ranks and counts, and returns one page of job numbers. */
export const createCandidates = (database: DatabaseSync, rarityOf: Rarity, builtAt: number) => {
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

  /** The number of the first job that was posted at that time or later. Jobs are numbered by their dates. */
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

  const valuesOf = (terms: readonly Term[]) =>
    terms.flatMap((term, at) => {
      const { word, stem, rarity } = namesOf(at)
      const role = inRole(term)
      return [
        [word, role],
        [stem, ` ${term.forms[0]?.map(stemOf).join(' ') ?? ''} `],
        [rarity, rarityOf(term)],
      ] as const
    })

  /**
   * Returns how many jobs match, in total and by board, and the numbers of one page, best or newest first. Jobs of
   * one rank are sorted by date, so that no job is on two pages.
   */
  return (query: CandidateQuery, sort: 'relevance' | 'date', count: number, skipped: number) => {
    const { there, besides, terms, postedAfter, payAtLeast: pay, now } = query
    const rank = sort === 'date' ? '1' : rankBy(terms.length)
    const found = rows.parse(
      prepared(finding(besides !== '', rank)).all({
        ...Object.fromEntries(sort === 'date' ? [] : valuesOf(terms)),
        role: roleOf(terms),
        from: postedAfter === null ? 0 : firstAfter(postedAfter),
        there,
        besides,
        pay,
        now,
        builtAt,
        count,
        skipped,
      }),
    )
    const counts = found.filter(({ number }) => number === null)
    const parts = [1, 0].map(part =>
      counts.reduce((sum, { is_there, jobs }) => sum + (is_there === part ? jobs : 0), 0),
    )
    return {
      numbers: found.flatMap(({ number }) => number ?? []),
      total: parts.reduce((sum, part) => sum + Math.min(part, mostCandidates), 0),
      isCapped: parts.some(part => part > mostCandidates),
      found: perBoard(counts),
    }
  }
}
export type Candidates = ReturnType<typeof createCandidates>
