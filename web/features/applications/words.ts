import { shortDay } from '../../applications/week-columns.ts'

/** 2026-11-17 as "17 Nov", with its year where `today` is in another year. */
export const formatDay = (day: string, today: string): string => {
  const year = day.slice(0, 4)
  return year === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${year}`
}

type Results = {
  /** A search or a filter is on. */
  isFiltered: boolean
  /** Older applications are still being loaded. */
  isLoadingAll: boolean
  olderLeft: boolean
  /** How many rows are shown, and how many are loaded. */
  shown: number
  loaded: number
}

/** The line above the results; '' where there is nothing to say. It gives no total while older ones are not loaded. */
export const resultsWords = ({ isFiltered, isLoadingAll, olderLeft, shown, loaded }: Results): string => {
  if (isLoadingAll) return 'Looking through your older applications too…'
  if (!isFiltered) return ''
  const all = loaded === 1 ? '1 application' : `${loaded} applications`
  return `${shown} of ${olderLeft ? 'your newest ' : ''}${all}`
}
