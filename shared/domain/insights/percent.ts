import { leastForInsight } from '../../api/insights.ts'

/** A whole percentage; null when there are too few. */
export const percentOf = (count: number, n: number): number | null =>
  n < leastForInsight ? null : Math.round((100 * count) / n)
