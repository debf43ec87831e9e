import type { Application } from '../../api/applications.ts'
import { type Insights, leastForInsight } from '../../api/insights.ts'
import { isAnswered } from '../application.ts'
import { percentOf } from './percent.ts'
import { sourceOf } from './source.ts'
import { otherSources } from './source-names.ts'

type Source = Insights['sources'][number]
type Sent = Pick<Application, 'jobUrl' | 'status' | 'stage'>

const sourceFrom = (source: string, rows: readonly Sent[]): Source => {
  const answered = rows.filter(isAnswered).length
  return { source, sent: rows.length, answered, percent: percentOf(answered, rows.length) }
}

const mostSentFirst = (a: Source, b: Source): number =>
  b.sent - a.sent || (a.source < b.source ? -1 : a.source > b.source ? 1 : 0)

/**
 * What was sent and answered by where the job came from, most sent first. Sources of fewer than five are joined; where
 * they are fewer than five even together, they are left out.
 */
export const bySource = (sent: readonly Sent[]): Source[] => {
  const groups = [...Map.groupBy(sent, ({ jobUrl }) => sourceOf(jobUrl))]
  const isSmall = ([, rows]: (typeof groups)[number]): boolean => rows.length < leastForInsight
  const small = groups.filter(isSmall).flatMap(([, rows]) => rows)
  const large = groups.filter(group => !isSmall(group)).map(([source, rows]) => sourceFrom(source, rows))
  return [
    ...large.toSorted(mostSentFirst),
    ...(small.length >= leastForInsight ? [sourceFrom(otherSources, small)] : []),
  ]
}
