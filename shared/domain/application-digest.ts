import type { Application } from '../api/applications.ts'
import { type ApplicationDigest, activityShown, weeksShown, wovenAtMost } from '../api/home.ts'
import { isAnswered, wasSent } from './application.ts'
import { candidatesAt, candidatesFrom } from './candidates.ts'
import { lastMondays, mondayOf } from './weeks.ts'

/** Weeks that are kept: those that are shown, and more where somebody has dated applications ahead. */
const weeksKept = 64

const countBy = <Key extends string>(keys: readonly Key[]): [Key, number][] =>
  [...Map.groupBy(keys, key => key)].map(([key, all]) => [key, all.length])

/** The weeks in which something was sent, from the oldest that can still be shown. What has no day is in none. */
const weeksFrom = (rows: readonly Application[], now: Date): ApplicationDigest['weeks'] => {
  const [oldest = ''] = lastMondays(now, weeksShown)
  const mondays = rows.flatMap(row =>
    wasSent(row) && row.appliedDate !== null ? [mondayOf(row.appliedDate)] : [],
  )
  return countBy(mondays.filter(monday => monday >= oldest))
    .map(([monday, count]) => ({ monday, count }))
    .toSorted((a, b) => (a.monday < b.monday ? -1 : 1))
    .slice(0, weeksKept)
}

const activityOf = (rows: readonly Application[]): ApplicationDigest['activity'] =>
  rows
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
    .slice(0, activityShown)
    .map(({ id, jobTitle, companyName, status, version, updatedAt }) => ({
      id,
      jobTitle,
      companyName,
      status,
      added: version === 1,
      at: updatedAt,
    }))

/**
 * What all of a person's applications amount to, `rows` newest first. It is kept, and read later than it was made: so
 * it holds what the clock alone will show or hide. `digestAt` shapes it for a moment.
 */
export const digestOf = (rows: readonly Application[], now: Date): ApplicationDigest => ({
  total: rows.length,
  byStatus: Object.fromEntries(countBy(rows.map(({ status }) => status))),
  sent: rows.filter(wasSent).length,
  answered: rows.filter(isAnswered).length,
  interviews: rows.filter(({ stage }) => stage >= 3).length,
  weeks: weeksFrom(rows, now),
  woven: rows
    .slice(0, wovenAtMost)
    .map(({ id, status, stage }) => ({ id, status, stage }))
    .reverse(),
  activity: activityOf(rows),
  candidates: candidatesFrom(rows, now),
})

/** A kept digest as it is at `now`, which is not before it was made. */
export const digestAt = (kept: ApplicationDigest, now: Date): ApplicationDigest => ({
  ...kept,
  weeks: lastMondays(now, weeksShown).map(monday => ({
    monday,
    count: kept.weeks.find(week => week.monday === monday)?.count ?? 0,
  })),
  candidates: candidatesAt(kept.candidates, now),
})
