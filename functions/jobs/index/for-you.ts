import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { ForYouQuery, IndexedJob } from '../job-index.ts'
import { allOf, anyOf, type Expression } from './expression.ts'
import { facet } from './facets.ts'
import { isClosed, openingsAsked } from './reach.ts'
import type { Rows } from './rows.ts'
import { withoutEmployers } from './search.ts'

const rows = z.array(z.object({ number: z.number(), posted: z.number() }))

/** The most jobs that are compared with a person, newest first. */
const mostCompared = 600
/** In days: older jobs are rarely open. */
const oldest = 45
const day = 86_400

/** The points of the fit that a job of today has more than an old one, and the days after which half of them is left. */
const freshness = 8
const halfLife = 10

/** What sorts the jobs of a person: their fit and their freshness. `age` in days. */
export const worthOf = (fit: number, age: number): number =>
  fit + freshness * 0.5 ** (Math.max(0, age) / halfLife)

const sql = `
  SELECT number, posted FROM (
    SELECT jobs.* FROM words CROSS JOIN jobs ON number = words.rowid
    WHERE words MATCH :words AND warnings = 0 AND posted > :since AND (expires IS NULL OR expires > :now)
      AND NOT ${isClosed}
      AND number NOT IN (SELECT number FROM cards WHERE id IN (SELECT value FROM json_each(:hidden)))
    ORDER BY words.rowid DESC LIMIT ${mostCompared}
  )`

/** The families that are near enough to be compared; and those that are compared where these have few jobs. */
const leastNearness = 0.5
const leastAside = 0.4
const few = 100

const ofFamilies = ({ families }: ForYouQuery, least: number): Expression => {
  const near = [...families].filter(([, nearness]) => nearness >= least)
  return near.length > 0 ? anyOf(near.map(([family]) => facet('family', family))) : facet('any', '')
}

/** Finds the jobs of a person: open to them, fresh, without a warning, the best fit first. */
export const createForYou = (database: DatabaseSync, cards: Rows['cards']) => {
  const matching = database.prepare(sql)
  matching.setAllowUnknownNamedParameters(true)

  return (query: ForYouQuery): readonly IndexedJob[] => {
    const { country, hidden, isRemoteOnly, offer, count } = query
    const now = Math.floor(query.now.getTime() / 1000)
    const jobsOf = (least: number) =>
      rows.parse(
        matching.all({
          ...openingsAsked(country),
          words: withoutEmployers(
            allOf([ofFamilies(query, least), isRemoteOnly ? facet('workplace', 'remote') : '']),
            hidden.employers,
          ),
          hidden: JSON.stringify([...hidden.jobs]),
          since: now - oldest * day,
          now,
        }),
      )
    const near = jobsOf(leastNearness)
    const found = near.length < few ? jobsOf(leastAside) : near
    return cards(found.map(({ number }) => number))
      .flatMap((card, at) => {
        const fit = offer(card)
        return fit === null ? [] : { card, worth: worthOf(fit, (now - (found[at]?.posted ?? 0)) / day) }
      })
      .sort((a, b) => b.worth - a.worth)
      .slice(0, count)
      .map(({ card }) => card)
  }
}
