import { leastForInsight } from '../../api/insights.ts'

/** Whole per cent; null where there are too few to say. */
export const percentOf = (count: number, n: number): number | null =>
  n < leastForInsight ? null : Math.round((100 * count) / n)
