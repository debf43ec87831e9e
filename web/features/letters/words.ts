import type { LetterCount } from '../../../shared/api/letters.ts'
import { dayInLagos, months } from '../../../shared/domain/calendar.ts'
import type { LetterTone } from '../../../shared/lists.ts'
import type { RequestError } from '../../kit/request-error.ts'
import type { Notice } from '../../ui/notify.ts'

/** The toast of a request for a letter that failed. Where the plan's limit is reached, it leads to the plans. */
export const failedNotice = ({ code, text }: RequestError, onSeePlans: () => void): Notice => {
  const isLimit = code === 'letter_limit'
  return {
    kind: 'error',
    title: isLimit ? 'Limit Reached' : 'Error',
    description: code === 'connection_lost' ? 'The connection was lost.' : text,
    ...(isLimit && { action: { label: 'See the plans', onClick: onSeePlans } }),
  }
}

export const toneNames: Readonly<Record<LetterTone, string>> = {
  professional: 'Professional',
  enthusiastic: 'Enthusiastic',
}

/** `1 of 2 letters this month`; null where there is no limit. */
export const countWords = ({ used, limit }: LetterCount): string | null =>
  limit === null ? null : `${Math.min(used, limit)} of ${limit} letters this month`

export const isSpent = ({ used, limit }: LetterCount): boolean => limit !== null && used >= limit

/** The day on which the count starts again: `1 December`. */
export const nextMonth = (now: Date): string => {
  const month = Number(dayInLagos(now).slice(5, 7))
  return `1 ${months[month % 12]}`
}
