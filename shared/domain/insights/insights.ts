import type { Application } from '../../api/applications.ts'
import { type Insights, insightWeeks, leastForInsight } from '../../api/insights.ts'
import type { Interview } from '../../api/interviews.ts'
import { isAnswered, wasSent } from '../application.ts'
import { daysBetween, lastMondays, mondayOf } from '../calendar.ts'
import { percentOf } from './percent.ts'
import { bySource } from './sources.ts'

type Row = Pick<Application, 'status' | 'stage' | 'jobUrl' | 'appliedDate' | 'answeredDate'>
type Session = Pick<Interview, 'id' | 'jobTitle' | 'overallScore' | 'completedAt'>

const steps = ['tracked', 'applied', 'interview', 'offer'] as const

/**
 * A person who got an interview has applied, even if they never recorded it, so each step counts the later steps too.
 */
const funnelOf = (rows: readonly Row[]): Insights['funnel'] => {
  const reached = steps.map((_, place) => rows.filter(({ stage }) => stage > place).length)
  return steps.map((step, place) => {
    const count = reached[place] ?? 0
    const n = reached[place - 1] ?? count
    return { step, n, count, percent: percentOf(count, n) }
  })
}

/** An application without a day, or from before these weeks, is in no week. */
const paceOf = (sent: readonly Row[], now: Date): Insights['pace'] => {
  const mondays = sent.flatMap(({ appliedDate }) => (appliedDate === null ? [] : [mondayOf(appliedDate)]))
  const weeks = lastMondays(now, insightWeeks).map(monday => ({
    monday,
    sent: mondays.filter(each => each === monday).length,
  }))
  return { n: weeks.reduce((sum, week) => sum + week.sent, 0), weeks }
}

const interviewsOf = (sessions: readonly Session[]): Insights['practice'] => {
  const completed = sessions
    .flatMap(({ id, jobTitle, overallScore: score, completedAt: at }) =>
      score === null || at === null ? [] : [{ id, at, jobTitle, score }],
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const n = completed.length
  const sum = completed.reduce((total, { score }) => total + score, 0)
  if (n < leastForInsight) return { n, meanScore: null, sessions: [] }
  return { n, meanScore: Math.round(sum / n), sessions: completed }
}

/**
 * The insights from a person's applications and interview sessions. A figure from fewer than five is null; counts are
 * always shown.
 */
export const insightsOf = (
  applications: readonly Row[],
  sessions: readonly Session[],
  now: Date,
): Insights => {
  const sent = applications.filter(wasSent)
  const answered = sent.filter(isAnswered).length
  return {
    applications: applications.length,
    funnel: funnelOf(applications),
    responses: { n: sent.length, count: answered, percent: percentOf(answered, sent.length) },
    pace: paceOf(sent, now),
    timeToAnswer: daysToAnswer(applications),
    sources: bySource(sent),
    practice: interviewsOf(sessions),
  }
}

/** In days; the end is not included. */
const buckets = [
  { label: 'Within a week', below: 7 },
  { label: '1 to 2 weeks', below: 14 },
  { label: '2 to 4 weeks', below: 28 },
  { label: '1 to 2 months', below: 61 },
  { label: 'Longer', below: Infinity },
]

/**
 * The days until an answer, if both days are known. A pair of days in the wrong order is a mistake and does not count.
 */
const daysOf = (row: Row): number[] => {
  const { appliedDate, answeredDate } = row
  if (!wasSent(row) || !isAnswered(row) || appliedDate === null || answeredDate === null) return []
  const days = daysBetween(appliedDate, answeredDate)
  return days >= 0 ? [days] : []
}

/** The median; for an even number of values the rounded mean of the middle two. */
const median = (sorted: readonly number[]): number => {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.round((lower + upper) / 2)
}

/** How long answers took: the median, and how many in each range; both are hidden below five. */
const daysToAnswer = (applications: readonly Row[]): Insights['timeToAnswer'] => {
  const days = applications.flatMap(daysOf).toSorted((a, b) => a - b)
  if (days.length < leastForInsight) return { n: days.length, medianDays: null, spread: [] }
  const countBelow = (end: number): number => days.filter(day => day < end).length
  return {
    n: days.length,
    medianDays: median(days),
    spread: buckets.map(({ label, below }, place) => ({
      label,
      count: countBelow(below) - countBelow(buckets[place - 1]?.below ?? 0),
    })),
  }
}
