import type { ApplicationStatus } from '../api/applications.ts'
import type { Candidate } from '../api/home.ts'
import type { ApplicationSummary } from './application.ts'
import { dayInLagos } from './calendar.ts'
import { addDays } from './weeks.ts'

/** Silence worth a question, in days: after a week, and before it is plainly over. */
const followUpAfter = 7
const followUpUntil = 45
/** Days of application that are kept for silence: those that it may be asked about, and more that were dated ahead. */
const daysKept = 64

const latest = (rows: readonly ApplicationSummary[], status: ApplicationStatus): ApplicationSummary[] =>
  rows
    .filter(row => row.status === status)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
    .slice(0, 1)

/** One for each day of application, earliest first: as time goes on, each has its turn. */
const silent = (rows: readonly ApplicationSummary[], today: string): ApplicationSummary[] => {
  const oldest = addDays(today, -followUpUntil)
  const days = new Map<string, ApplicationSummary>()
  for (const row of rows)
    if (row.status === 'applied' && row.appliedDate !== null && row.appliedDate >= oldest)
      if (!days.has(row.appliedDate)) days.set(row.appliedDate, row)
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, daysKept)
    .map(([, row]) => row)
}

/** All that something may be due for from `now` on, while the applications stay as they are; `rows` newest first. */
export const candidatesFrom = (rows: readonly ApplicationSummary[], now: Date): ApplicationSummary[] => [
  ...latest(rows, 'offer'),
  ...latest(rows, 'interview'),
  ...silent(rows, dayInLagos(now)),
  ...latest(rows, 'saved'),
]

/** What something is due for at `now`: of each status one at most, of the silent the longest. */
export const candidatesAt = (kept: readonly Candidate[], now: Date): Candidate[] => {
  const today = dayInLagos(now)
  const [first, last] = [addDays(today, -followUpUntil), addDays(today, -followUpAfter)]
  const isDue = ({ appliedDate }: Candidate) =>
    appliedDate !== null && first <= appliedDate && appliedDate <= last
  const longest = kept.find(candidate => candidate.status === 'applied' && isDue(candidate))
  return kept.filter(candidate => candidate.status !== 'applied' || candidate === longest)
}
