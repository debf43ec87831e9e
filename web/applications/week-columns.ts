import { dayInWords, shortDay } from '../../shared/domain/calendar.ts'
import type { WeftColumn } from '../ui/weft-columns.tsx'

/** The least count that fills the height of the chart. */
const leastTop = 4

export type Week = { readonly monday: string; readonly count: number }

export const weekName = (weeks: readonly Week[], place: number): string =>
  place === weeks.length - 1 ? 'This week' : `Week of ${dayInWords(weeks[place]?.monday ?? '')}`

/** Weeks as columns, oldest first; the last is this week. `top` is the count that fills the height. */
export const weekColumns = (weeks: readonly Week[]): { columns: WeftColumn[]; top: number } => ({
  columns: weeks.map(({ monday, count }, place) => {
    const isNow = place === weeks.length - 1
    const label = place % 4 === 0 ? shortDay(monday) : ''
    return { key: monday, name: weekName(weeks, place), value: count, label: isNow ? 'now' : label, isNow }
  }),
  top: Math.max(leastTop, ...weeks.map(({ count }) => count)),
})
