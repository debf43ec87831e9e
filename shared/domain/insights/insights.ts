import type { Application } from '../../api/applications.ts'
import { type Insights, insightWeeks, leastForInsight } from '../../api/insights.ts'
import type { Interview } from '../../api/interviews.ts'
import { isAnswered, wasSent } from '../application.ts'
import { lastMondays, mondayOf } from '../weeks.ts'
import { bySource } from './by-source.ts'
import { daysToAnswer } from './days-to-answer.ts'
import { percentOf } from './percent.ts'

type Row = Pick<Application, 'status' | 'stage' | 'jobUrl' | 'appliedDate' | 'answeredDate'>
type Session = Pick<Interview, 'id' | 'jobTitle' | 'overallScore' | 'completedAt'>

const steps = ['tracked', 'applied', 'interview', 'offer'] as const

/** Whoever got an interview had applied, whether or not that was ever noted: each step holds those behind it. */
const funnelOf = (rows: readonly Row[]): Insights['funnel'] => {
  const reached = steps.map((_, place) => rows.filter(({ stage }) => stage > place).length)
  return steps.map((step, place) => {
    const count = reached[place] ?? 0
    const n = reached[place - 1] ?? count
    return { step, n, count, percent: percentOf(count, n) }
  })
}

/** What was sent without a day, or before these weeks, is in none of them. */
const paceOf = (sent: readonly Row[], now: Date): Insights['pace'] => {
  const mondays = sent.flatMap(({ appliedDate }) => (appliedDate === null ? [] : [mondayOf(appliedDate)]))
  const weeks = lastMondays(now, insightWeeks).map(monday => ({
    monday,
    sent: mondays.filter(each => each === monday).length,
  }))
  return { n: weeks.reduce((sum, week) => sum + week.sent, 0), weeks }
}

const practiceOf = (sessions: readonly Session[]): Insights['practice'] => {
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

/** What a person's applications and practice amount to. A figure of fewer than five is null; counts stay. */
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
    practice: practiceOf(sessions),
  }
}
