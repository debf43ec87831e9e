import type { Application } from '../../../shared/api/applications.ts'
import { dayInLagos, namedDay, shortDay } from '../../../shared/domain/calendar.ts'

/** 2026-11-17 as "17 Nov", with its year where `today` is in another year. */
export const formatDay = (day: string, today: string): string => {
  const year = day.slice(0, 4)
  return year === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${year}`
}

type Dated = Pick<Application, 'status' | 'appliedDate' | 'closesOn' | 'createdAt'>

/**
 * What a row says of its days: the one on which the person applied; without it, the last day to apply, while it is to
 * come, or else the day on which the row was added. A row that was moved back to Saved keeps its date of applying for
 * later. `today` as 2026-11-20.
 */
export const dayOf = (
  { status, appliedDate, closesOn, createdAt }: Dated,
  today: string,
): { readonly word: 'Applied' | 'Closes' | 'Added'; readonly day: string } => {
  if (appliedDate && status !== 'saved') return { word: 'Applied', day: appliedDate }
  if (closesOn && closesOn >= today) return { word: 'Closes', day: closesOn }
  return { word: 'Added', day: dayInLagos(new Date(createdAt)) }
}

/** The last day to apply, in a sentence: "Closes on Wed 9 Dec."; '' where the advert names none. */
export const closingWords = ({ closesOn }: Pick<Application, 'closesOn'>, today: string): string =>
  closesOn === null ? '' : `${closesOn < today ? 'Closed' : 'Closes'} on ${namedDay(closesOn, today)}.`

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
