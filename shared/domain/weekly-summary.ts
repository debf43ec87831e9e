import type { Application } from '../api/applications.ts'
import { wasSent } from './application.ts'
import { hasBegun, isStillOn } from './appointment.ts'
import { addDays, dayInLagos, dayMs, mondayOf, months } from './calendar.ts'
import { morningMail } from './morning-mail.ts'

/** What a person did in one week, Monday to Sunday in Lagos, and the interviews of the seven days after `now`. */
export type WeekFigures = {
  readonly added: number
  readonly sent: number
  readonly answered: number
  readonly practised: number
  readonly letters: number
  readonly resumes: number
  readonly interviewsAhead: number
}

type Tracked = Pick<
  Application,
  'createdAt' | 'stage' | 'status' | 'appliedDate' | 'answeredDate' | 'interview'
>

export type WorkOfPerson = {
  readonly applications: readonly Tracked[]
  /** Practice interviews. */
  readonly sessions: readonly { readonly completedAt: string | null }[]
  readonly letters: readonly { readonly createdAt: string }[]
  readonly resumes: readonly { readonly createdAt: string }[]
}

/** The seven days of which a mail says what interviews are to come, in milliseconds. */
const ahead = 7 * dayMs

const isAhead = ({ interview, status }: Tracked, now: Date): boolean =>
  interview !== null &&
  isStillOn({ status }) &&
  !hasBegun(interview, now) &&
  Date.parse(interview.at) <= now.getTime() + ahead

/** Counts the week that begins on `monday`, such as 2026-11-16. `now` may be any time after that week. */
export const weekFigures = (work: WorkOfPerson, monday: string, now: Date): WeekFigures => {
  const isInWeek = (day: string | null): boolean => day !== null && mondayOf(day) === monday
  const wasInWeek = (instant: string | null): boolean =>
    instant !== null && isInWeek(dayInLagos(new Date(instant)))
  const { applications, sessions, letters, resumes } = work
  return {
    added: applications.filter(({ createdAt }) => wasInWeek(createdAt)).length,
    sent: applications.filter(row => wasSent(row) && isInWeek(row.appliedDate)).length,
    answered: applications.filter(({ answeredDate }) => isInWeek(answeredDate)).length,
    practised: sessions.filter(({ completedAt }) => wasInWeek(completedAt)).length,
    letters: letters.filter(({ createdAt }) => wasInWeek(createdAt)).length,
    resumes: resumes.filter(({ createdAt }) => wasInWeek(createdAt)).length,
    interviewsAhead: applications.filter(row => isAhead(row, now)).length,
  }
}

/** Whether a mail has something to say. */
export const hasFigures = (figures: WeekFigures): boolean => Object.values(figures).some(count => count > 0)

/** The week in words: `16 to 22 November 2026`. The month and the year stand once where both days share them. */
export const weekInWords = (monday: string): string => {
  const [from, to] = [monday, addDays(monday, 6)].map(day => {
    const [year = '', month = '', date = ''] = day.split('-')
    return { year, month: months[Number(month) - 1] ?? '', date: String(Number(date)) }
  })
  if (!from || !to) throw new RangeError(`${monday} is no day.`)
  const month = from.month === to.month ? '' : ` ${from.month}`
  const year = from.year === to.year ? '' : ` ${from.year}`
  return `${from.date}${month}${year} to ${to.date} ${to.month} ${to.year}`
}

/** The Monday of the week of an instant in Lagos. */
export const weekOf = (at: Date): string => mondayOf(dayInLagos(at))

export const startOfWeek = (monday: string): Date => new Date(`${monday}T00:00:00+01:00`)

/** When the summary of a week is due. `share` says where in the hour, from 0 to 1, and is the same for a person each week. */
export const summaryTime = (monday: string, share: number): Date => morningMail(addDays(monday, 7), share)
