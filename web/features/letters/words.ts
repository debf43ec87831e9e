import { errors } from '../../../shared/api/errors.ts'
import type { Letter, LetterCount } from '../../../shared/api/letters.ts'
import { clockInLagos, dayInLagos, months } from '../../../shared/domain/calendar.ts'
import { freeRevisionsFor, isFreeRevision } from '../../../shared/domain/letter/revision.ts'
import type { LetterRevision, LetterTone } from '../../../shared/lists.ts'
import type { Notice } from '../../ui/notify.ts'

/** The limit that keeps the person from another letter. */
export type LimitCode = 'letter_limit' | 'too_many_letters'

/** The toast that says why no letter can be written. Where the plan's limit is reached, it leads to the plans. */
export const limitNotice = (code: LimitCode, onSeePlans: () => void): Notice => {
  const isOfPlan = code === 'letter_limit'
  return {
    kind: 'error',
    title: isOfPlan ? 'Limit Reached' : 'Error',
    description: errors[code].message,
    ...(isOfPlan && { action: { label: 'See the plans', onClick: onSeePlans } }),
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

/** When the model could not write. */
export const failedWords =
  'Something went wrong while generating. It does not count, and nothing is lost. Please try again in a minute.'

type RevisionName = {
  readonly button: string
  readonly writing: string
  readonly done: string
  /** When nothing was found to change. */
  readonly same: string
}

export const revisionNames: Readonly<Record<LetterRevision, RevisionName>> = {
  shorter: {
    button: 'Make it shorter',
    writing: 'Making it shorter',
    done: 'The letter is shorter now.',
    same: 'This letter is already short. Nothing was changed.',
  },
  warmer: {
    button: 'Warmer',
    writing: 'Making it warmer',
    done: 'The letter is warmer now.',
    same: 'This letter is already warm. Nothing was changed.',
  },
  formal: {
    button: 'More formal',
    writing: 'Making it more formal',
    done: 'The letter is more formal now.',
    same: 'This letter is already formal. Nothing was changed.',
  },
}

/** What became of a letter that was to be written anew. A revision that changes nothing uses no letter of the month. */
export const revisionOutcome = (how: LetterRevision, isChanged: boolean, { limit }: LetterCount): string => {
  const { done, same } = revisionNames[how]
  if (isChanged) return done
  return limit === null ? same : `${same} It uses none of your letters of the month.`
}

/** Brings back a text that the letter had before this one, or had before the person went back. */
export const bringNames = {
  before: 'Bring back the letter before',
  after: 'Bring back the newer letter',
} as const

/** Each text has another number, because a screen reader does not announce the same words again. */
export const broughtBack = (number: number, count: number): string => `Letter ${number} of ${count} is back.`

type Counted = Pick<Letter, 'createdAt' | 'revisionCountedAt'>

/** Whether a revision uses one of the month's letters. Empty where there is no limit. */
export const revisionCost = (letter: Counted, count: LetterCount, now: Date): string => {
  if (count.limit === null) return ''
  if (isFreeRevision(letter, now)) {
    const from = Date.parse(letter.revisionCountedAt ?? letter.createdAt)
    const end = clockInLagos(new Date(from + freeRevisionsFor))
    return `Until ${end.toISOString().slice(11, 16)} this uses none of your letters of the month.`
  }
  return isSpent(count)
    ? `To change how it reads uses one of your letters of the month, and none is left until ${nextMonth(now)}.`
    : `To change how it reads uses one of your letters of the month. You have used ${count.used} of ${count.limit}.`
}
