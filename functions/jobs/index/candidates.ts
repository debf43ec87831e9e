import type { DatabaseSync, StatementSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { endsTitles, type RoleFamily } from '../../../shared/domain/jobs/roles.ts'
import type { Viewer } from '../job-index.ts'
import type { Expression } from './expression.ts'
import {
  ageGroup,
  countedColumns,
  facetsOfGroups,
  type Group,
  groups as groupRows,
  perBoard,
  sumOf,
} from './facet-counts.ts'
import {
  familyNames,
  isAbout,
  meaningColumn,
  mostFamilies,
  type Named,
  namesAll,
  namesOf,
  type Rarity,
  rankBy,
  rankColumns,
  rankValues,
} from './rank.ts'
import { isClosed, openingsAsked } from './reach.ts'
import { inRole, roleOf, stemOf, type Term } from './terms.ts'

/** The most matches that are ranked, newest first, for `there` and `besides` each: twice as many as all pages hold. */
const mostCandidates = 2000

export type CandidateQuery = {
  /** Jobs at the place that is asked for. `besides`: jobs that may be there too, and rank lower. Empty: none. */
  readonly there: Expression
  readonly besides: Expression
  /** The factor for the jobs of `besides`. */
  readonly elsewhere: number
  /** Whether all jobs of `besides` come after those at the place. */
  readonly isPlaceFirst: boolean
  readonly terms: readonly Term[]
  /** The families of titles that are asked for, the nearest first, with their nearness. */
  readonly families: readonly (readonly [RoleFamily, number])[]
  readonly named: Named
  /** Whether the query names a rank, such as `manager`. */
  readonly isSenior: boolean
  /** Whether the query asks for places in the youth service. */
  readonly isForCorps: boolean
  /** Seconds since 1970; null: any time. */
  readonly postedAfter: number | null
  /** Naira a month; null: any pay, or none. */
  readonly payAtLeast: number | null
  /** Seconds since 1970. Jobs that ended before are left out. */
  readonly now: number
  readonly viewer: Viewer
}

/** A part of the sorted jobs. `shown`: numbers of jobs that are counted, and are listed elsewhere. */
type Slice = { readonly count: number; readonly skipped: number; readonly shown?: readonly number[] }

const matching = (words: string, isThere: 0 | 1): string => `
  SELECT * FROM (
    SELECT jobs.*, ${isThere} AS is_there FROM words CROSS JOIN jobs ON number = words.rowid
    WHERE words MATCH ${words} AND words.rowid >= :from
      AND (expires IS NULL OR expires > :now) AND (:pay IS NULL OR pay >= :pay)
      AND number NOT IN (SELECT number FROM cards WHERE id IN (SELECT value FROM json_each(:hidden)))
    ORDER BY words.rowid DESC LIMIT ${mostCandidates + 1}
  )`

/**
 * Jobs that the person can't get and jobs with a serious warning come last, in every order. Before them come jobs that
 * are not at the place, and jobs that only mention the words in their descriptions.
 */
const order = (last: string): string => `is_closed, is_warned, is_elsewhere, is_about DESC, ${last}`

/**
 * One search that returns two things: the counts of the found jobs, and one page. Where the query names a role, jobs that
 * only mention it in their descriptions are left out. A subquery with `LIMIT -1` keeps all rows, and SQLite computes
 * its columns once. Without the limit, it computes a column anew in each expression that names it.
 */
const finding = (hasBesides: boolean, terms: number, families: number, last: string): string => {
  const shown = `WHERE (:closed OR NOT is_closed) AND number NOT IN (SELECT value FROM json_each(:shown)) ORDER BY ${order(last)} LIMIT :count OFFSET :skipped`
  return `
  WITH texts AS (
    SELECT *, ${rankColumns(terms, families)}
    FROM (${matching(':there', 1)} ${hasBesides ? `UNION ALL ${matching(':besides', 0)}` : ''}) LIMIT -1
  ),
  meanings AS (SELECT *, ${meaningColumn} FROM texts LIMIT -1),
  found AS MATERIALIZED (
    SELECT number, boards, type, level, places, is_there, :isPlaceFirst AND NOT is_there AS is_elsewhere,
      ${families > 0 ? namesAll(terms) : '1'} AS is_named, ${ageGroup} AS age, ${isClosed} AS is_closed,
      warnings > 1 AS is_warned, ${isAbout(terms)} AS is_about, ${rankBy(terms)} AS rank
    FROM meanings ${families > 0 ? `WHERE ${isAbout(terms)}` : ''}
  )
  SELECT NULL AS number, NULL AS band, ${countedColumns}, count(*) AS jobs FROM found GROUP BY ${countedColumns}
  UNION ALL
  SELECT * FROM (
    SELECT number, is_closed * ${bands.closed} + is_warned * ${bands.warned} + is_elsewhere * ${bands.elsewhere} + NOT is_about,
      NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
    FROM found ${shown}
  )`
}

/** What adds to the band of a job. Jobs of one band are sorted by their rank alone. */
const bands = { closed: 8, warned: 4, elsewhere: 2 }

/** Whether a job of this band has no serious warning, and is about the words, wherever it is. */
export const isMatch = (band: number, mayOnlyMention: boolean): boolean =>
  (band & bands.warned) === 0 && (mayOnlyMention || (band & 1) === 0)

const numbered = z.array(z.object({ number: z.number(), band: z.number() }))
const oneNumber = z.object({ number: z.number() })
const isGroup = ({ number }: Record<string, unknown>): boolean => number === null

const countsOf = (all: readonly Group[], closed: boolean) => {
  const listed = closed ? all : all.filter(({ is_closed }) => !is_closed)
  const first = listed.filter(({ is_closed, is_warned }) => !is_closed && !is_warned)
  const partsOf = (some: readonly Group[]) =>
    [1, 0].map(part => sumOf(some.filter(({ is_there }) => is_there === part)))
  return {
    total: partsOf(listed).reduce((sum, part) => sum + Math.min(part, mostCandidates), 0),
    // Counting stopped with the closed jobs, too.
    isCapped: partsOf(all).some(part => part > mostCandidates),
    found: perBoard(listed),
    facets: facetsOfGroups(listed),
    closed: sumOf(all) - sumOf(listed),
    warned: sumOf(listed.filter(({ is_warned }) => is_warned)),
    /** Those that the person can get, without a serious warning; how many are at the place, and have all words. */
    first: sumOf(first),
    there: sumOf(first.filter(({ is_there }) => is_there)),
    named: sumOf(first.filter(({ is_named }) => is_named)),
  }
}

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
    let high = oneNumber.parse(last.get()).number + 1
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const row = postedAt.get(middle)
      if (row && oneNumber.parse(row).number < posted) low = middle + 1
      else high = middle
    }
    return low
  }

  const valuesOf = (terms: readonly Term[], families: CandidateQuery['families']) => [
    ...terms.flatMap((term, at) => {
      const { word, stem, rarity, isCommon } = namesOf(at)
      return [
        [word, inRole(term)],
        [stem, ` ${term.forms[0]?.map(stemOf).join(' ') ?? ''} `],
        [rarity, rarityOf(term)],
        [isCommon, endsTitles(inRole(term).trim()) ? 1 : 0],
      ] as const
    }),
    ...families.flatMap(([family, nearness], at) => {
      const names = familyNames(at)
      return [
        [names.family, ` ${family} `],
        [names.near, nearness],
      ] as const
    }),
  ]

  /**
   * Returns how many jobs match, and the numbers of one page, best or newest first. Jobs of one rank are sorted by
   * date, so that no job is on two pages.
   */
  return (query: CandidateQuery, sort: 'relevance' | 'date', { count, skipped, shown = [] }: Slice) => {
    const { there, besides, terms, postedAfter, payAtLeast: pay, now, viewer } = query
    const families = query.families.slice(0, mostFamilies)
    const by = sort === 'date' ? 'number DESC' : 'rank DESC, number DESC'
    const all = prepared(finding(besides !== '', terms.length, families.length, by)).all({
      ...Object.fromEntries(valuesOf(terms, families)),
      ...openingsAsked(viewer.country),
      role: roleOf(terms),
      ...rankValues[families.length > 0 ? query.named : 'words'],
      elsewhere: query.elsewhere,
      isPlaceFirst: query.isPlaceFirst && sort !== 'date' ? 1 : 0,
      isSenior: query.isSenior ? 1 : 0,
      isForCorps: query.isForCorps ? 1 : 0,
      from: postedAfter === null ? 0 : firstAfter(postedAfter),
      hidden: JSON.stringify([...viewer.hidden.jobs]),
      shown: JSON.stringify(shown),
      closed: viewer.closed ? 1 : 0,
      there,
      besides,
      pay,
      now,
      builtAt,
      count,
      skipped,
    })
    return {
      ...countsOf(groupRows.parse(all.filter(isGroup)), viewer.closed),
      page: numbered.parse(all.filter(row => !isGroup(row))),
    }
  }
}
export type Candidates = ReturnType<typeof createCandidates>
