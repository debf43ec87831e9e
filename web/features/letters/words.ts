import type { LetterCount } from '../../../shared/api/letters.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { months } from '../../../shared/domain/day-in-words.ts'
import type { LetterTone } from '../../../shared/lists.ts'

export const generateFailed = 'Something went wrong while generating.'

export const toneNames: Readonly<Record<LetterTone, string>> = {
  professional: 'Professional',
  enthusiastic: 'Enthusiastic',
}

/** `1 of 2 letters this month`; null where there is no limit. */
export const countWords = ({ used, limit }: LetterCount): string | null =>
  limit === null ? null : `${Math.min(used, limit)} of ${limit} letters this month`

export const isSpent = ({ used, limit }: LetterCount): boolean => limit !== null && used >= limit

/** The day on which the counter begins anew: `1 December`. */
export const nextMonth = (now: Date): string => {
  const month = Number(dayInLagos(now).slice(5, 7))
  return `1 ${months[month % 12]}`
}
