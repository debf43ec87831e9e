import type { Application } from '../../api/applications.ts'
import { type Insights, leastForInsight } from '../../api/insights.ts'
import { isAnswered, wasSent } from '../application.ts'
import { daysBetween } from '../weeks.ts'

/** In days, each below its end. */
const buckets = [
  { label: 'Within a week', below: 7 },
  { label: '1 to 2 weeks', below: 14 },
  { label: '2 to 4 weeks', below: 28 },
  { label: '1 to 2 months', below: 61 },
  { label: 'Longer', below: Infinity },
]

type Row = Pick<Application, 'status' | 'stage' | 'appliedDate' | 'answeredDate'>

/** Of an answer whose both days are known. A day of sending after that of the answer is somebody's slip. */
const daysOf = (row: Row): number[] => {
  const { appliedDate, answeredDate } = row
  if (!wasSent(row) || !isAnswered(row) || appliedDate === null || answeredDate === null) return []
  const days = daysBetween(appliedDate, answeredDate)
  return days >= 0 ? [days] : []
}

/** Of an even number the middle of the two in the middle, rounded. */
const median = (sorted: readonly number[]): number => {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.round((lower + upper) / 2)
}

/** How long answers took: the median, and how many in which time; nothing of either below five. */
export const daysToAnswer = (applications: readonly Row[]): Insights['timeToAnswer'] => {
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
