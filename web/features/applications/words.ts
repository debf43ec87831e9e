import { shortDay } from '../../applications/week-columns.ts'

/** A calendar day as "17 Nov", with its year when that is not the year of `today`. Both as 2026-11-20. */
export const formatDay = (day: string, today: string): string => {
  const year = day.slice(0, 4)
  return year === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${year}`
}

type Results = {
  /** A search or a filter is on. */
  isNarrowed: boolean
  /** The older ones, which are not loaded yet, are on their way. */
  isGathering: boolean
  olderLeft: boolean
  /** How many are in view, of how many that are loaded. */
  shown: number
  loaded: number
}

/** What stands above the results; '' when there is nothing to say. Says no total that is not known. */
export const resultsWords = ({ isNarrowed, isGathering, olderLeft, shown, loaded }: Results): string => {
  if (isGathering) return 'Looking through your older applications too…'
  if (!isNarrowed) return ''
  const all = loaded === 1 ? '1 application' : `${loaded} applications`
  return `${shown} of ${olderLeft ? 'your newest ' : ''}${all}`
}
