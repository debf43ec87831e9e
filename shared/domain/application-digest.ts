import type { Application, ApplicationStatus } from '../api/applications.ts'
import {
  type ApplicationDigest,
  activityShown,
  type Candidate,
  interviewsShown,
  weeksShown,
  wovenAtMost,
} from '../api/home.ts'
import { type ApplicationSummary, isAnswered, wasSent } from './application.ts'
import { isStillOn, isToCome } from './appointment.ts'
import { addDays, dayInLagos, lastMondays, mondayOf } from './calendar.ts'

/**
 * The number of weeks in a stored digest: those that are shown, and more for applications that are dated in the future.
 */
const weeksStored = 64
const longestNote = 160

/** What the home screen shows of an application, and a summary does not hold. */
export type Words = Pick<Candidate, 'jobTitle' | 'companyName' | 'note'> & Pick<Application, 'interview'>

const firstLine = (notes: string): string => {
  const line = [...(notes.trim().split('\n')[0] ?? '').trim()]
  return line.length > longestNote ? `${line.slice(0, longestNote - 1).join('')}…` : line.join('')
}

const hasNote = ({ status }: Pick<Application, 'status'>): boolean =>
  status === 'offer' || status === 'interview'

export const wordsOf = (row: Application): Words => ({
  jobTitle: row.jobTitle,
  companyName: row.companyName,
  note: hasNote(row) ? firstLine(row.notes) : '',
  interview: row.interview,
})

const countBy = <Key extends string>(keys: readonly Key[]): [Key, number][] =>
  [...Map.groupBy(keys, key => key)].map(([key, all]) => [key, all.length])

/**
 * The weeks with sent applications, from the oldest that can still be shown. An application without a day is in no
 * week.
 */
const weeksFrom = (rows: readonly ApplicationSummary[], now: Date): ApplicationDigest['weeks'] => {
  const [oldest = ''] = lastMondays(now, weeksShown)
  const mondays = rows.flatMap(row =>
    wasSent(row) && row.appliedDate !== null ? [mondayOf(row.appliedDate)] : [],
  )
  return countBy(mondays.filter(monday => monday >= oldest))
    .map(([monday, count]) => ({ monday, count }))
    .toSorted((a, b) => (a.monday < b.monday ? -1 : 1))
    .slice(0, weeksStored)
}

const activityFrom = (rows: readonly ApplicationSummary[]): ApplicationSummary[] =>
  rows
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
    .slice(0, activityShown)

/** The interviews to come that a stored digest holds: those that are shown, and more for when they have passed. */
const upcomingStored = 20

/** The applications whose interviews are to come, soonest first. */
const upcomingFrom = (rows: readonly ApplicationSummary[], now: Date): ApplicationSummary[] =>
  rows
    .flatMap(row => (row.interviewAt !== null && isStillOn(row) ? [{ row, at: row.interviewAt }] : []))
    .filter(appointment => isToCome(appointment, now))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, upcomingStored)
    .map(({ row }) => row)

/** The applications whose texts the digest holds, at most 98, because one call reads 100 rows; `rows` newest first. */
export const namedIn = (rows: readonly ApplicationSummary[], now: Date): ApplicationSummary[] => [
  ...new Set([...activityFrom(rows), ...candidatesFrom(rows, now), ...upcomingFrom(rows, now)]),
]

/** Finds an application's texts in a digest, if the application has not changed since. */
export const wordsIn = ({ activity, candidates, upcoming }: ApplicationDigest) => {
  const known = new Map<string, Words & { readonly updatedAt: string }>()
  for (const { id, jobTitle, companyName, status, at } of activity)
    if (!hasNote({ status }))
      known.set(id, { jobTitle, companyName, note: '', interview: null, updatedAt: at })
  for (const { id, jobTitle, companyName, note, updatedAt } of candidates)
    known.set(id, { jobTitle, companyName, note, interview: null, updatedAt })
  for (const { id, ...words } of upcoming) known.set(id, words)
  return ({ id, updatedAt, interviewAt }: ApplicationSummary): Words | undefined => {
    const words = known.get(id)
    return words?.updatedAt === updatedAt && interviewAt === (words.interview?.at ?? null) ? words : undefined
  }
}

/**
 * The digest of all of a person's applications, `rows` newest first. It is stored and read later, so it also holds what
 * only the time shows or hides: `digestAt` picks what counts at a moment. It leaves out an application of `namedIn` for
 * which `words` finds nothing.
 */
export const digestFrom = (
  rows: readonly ApplicationSummary[],
  words: (row: ApplicationSummary) => Words | undefined,
  now: Date,
): ApplicationDigest => ({
  total: rows.length,
  byStatus: Object.fromEntries(countBy(rows.map(({ status }) => status))),
  sent: rows.filter(wasSent).length,
  undated: rows.filter(row => wasSent(row) && row.appliedDate === null).length,
  answered: rows.filter(isAnswered).length,
  interviews: rows.filter(({ stage }) => stage >= 3).length,
  weeks: weeksFrom(rows, now),
  woven: rows
    .slice(0, wovenAtMost)
    .map(({ id, status, stage }) => ({ id, status, stage }))
    .reverse(),
  activity: activityFrom(rows).flatMap(row => {
    const { id, status, version, updatedAt } = row
    const said = words(row)
    if (!said) return []
    const { jobTitle, companyName } = said
    return [{ id, jobTitle, companyName, status, added: version === 1, at: updatedAt }]
  }),
  candidates: candidatesFrom(rows, now).flatMap(row => {
    const { id, status, appliedDate, closesOn, updatedAt } = row
    const said = words(row)
    if (!said) return []
    const { jobTitle, companyName, note } = said
    return [{ jobTitle, companyName, note, id, status, appliedDate, closesOn, updatedAt }]
  }),
  upcoming: upcomingFrom(rows, now).flatMap(row => {
    const { id, updatedAt } = row
    const said = words(row)
    if (!said?.interview) return []
    const { jobTitle, companyName, note, interview } = said
    return [{ id, jobTitle, companyName, note, interview, updatedAt }]
  }),
})

/** The digest of whole rows, newest first. */
export const digestOf = (rows: readonly Application[], now: Date): ApplicationDigest => {
  const words = new Map(rows.map(row => [row.id, wordsOf(row)]))
  const summaries = rows.map(row => ({ ...row, interviewAt: row.interview?.at ?? null }))
  return digestFrom(summaries, ({ id }) => words.get(id), now)
}

/** A stored digest as it is at `now`, which is not before it was made. */
export const digestAt = (stored: ApplicationDigest, now: Date): ApplicationDigest => {
  const upcoming = stored.upcoming.filter(({ interview }) => isToCome(interview, now))
  const isUpcoming = new Set(upcoming.map(({ id }) => id))
  return {
    ...stored,
    weeks: lastMondays(now, weeksShown).map(monday => ({
      monday,
      count: stored.weeks.find(week => week.monday === monday)?.count ?? 0,
    })),
    // An interview with a time is among the interviews to come, and not a second time here.
    candidates: candidatesAt(stored.candidates, now).filter(
      ({ id, status }) => status !== 'interview' || !isUpcoming.has(id),
    ),
    upcoming: upcoming.slice(0, interviewsShown),
  }
}

/** After how many days without an answer a follow-up makes sense. */
const followUpAfter = 7
const followUpUntil = 45
/**
 * How many applications without an answer a stored digest has: those that may need a follow-up, and more for
 * applications that are dated in the future.
 */
const silentStored = 55
/** How many of them are candidates at one time. */
const silentShown = 5
/** How many candidates there are of each other status. */
const ofStatus = 3
/** How many saved jobs with a day to come a stored digest has: those that are shown, and more for when they close. */
const closingStored = 9

const latest = (rows: readonly ApplicationSummary[], status: ApplicationStatus): ApplicationSummary[] =>
  rows
    .filter(row => row.status === status)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
    .slice(0, ofStatus)

type OfDay = { readonly day: string }
const byDay = (a: OfDay, b: OfDay): number => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1)

/**
 * Applications without an answer, the longest waiting first. Each day has one before a day has two, so that there are
 * candidates as time passes.
 */
const silent = (rows: readonly ApplicationSummary[], today: string): ApplicationSummary[] => {
  const oldest = addDays(today, -followUpUntil)
  const dated = rows.flatMap(row =>
    row.status === 'applied' && row.appliedDate !== null && row.appliedDate >= oldest
      ? [{ row, day: row.appliedDate }]
      : [],
  )
  const days = [...Map.groupBy(dated, ({ day }) => day).values()]
  return Array.from({ length: silentShown }, (_, place) =>
    days.flatMap(ofDay => ofDay[place] ?? []).sort(byDay),
  )
    .flat()
    .slice(0, silentStored)
    .toSorted(byDay)
    .map(({ row }) => row)
}

const hasClosed = ({ closesOn }: Pick<ApplicationSummary, 'closesOn'>, today: string): boolean =>
  closesOn !== null && closesOn < today

/** The saved jobs that close first, and then the last saved; none that has closed. */
const savedFrom = (rows: readonly ApplicationSummary[], today: string): ApplicationSummary[] => {
  const open = rows.filter(row => row.status === 'saved' && !hasClosed(row, today))
  const closing = open
    .flatMap(row => (row.closesOn === null ? [] : [{ row, day: row.closesOn }]))
    .toSorted(byDay)
    .slice(0, closingStored)
    .map(({ row }) => row)
  return [...new Set([...closing, ...latest(open, 'saved')])]
}

/**
 * All applications that may need something from the person from `now` on, as long as they don't change; `rows` newest
 * first.
 */
const candidatesFrom = (rows: readonly ApplicationSummary[], now: Date): ApplicationSummary[] => [
  ...latest(rows, 'offer'),
  ...latest(rows, 'interview'),
  ...silent(rows, dayInLagos(now)),
  ...savedFrom(rows, dayInLagos(now)),
]

/** The applications that need something at `now`: no saved job that has closed, and the longest without an answer. */
const candidatesAt = (stored: readonly Candidate[], now: Date): Candidate[] => {
  const today = dayInLagos(now)
  const [first, last] = [addDays(today, -followUpUntil), addDays(today, -followUpAfter)]
  const isDue = ({ status, appliedDate }: Candidate) =>
    status === 'applied' && appliedDate !== null && first <= appliedDate && appliedDate <= last
  const longest = new Set(stored.filter(isDue).slice(0, silentShown))
  return stored.filter(candidate => {
    if (candidate.status === 'applied') return longest.has(candidate)
    return candidate.status !== 'saved' || !hasClosed(candidate, today)
  })
}
