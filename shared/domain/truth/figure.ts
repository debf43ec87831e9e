import type { Span } from './sentences.ts'

/** What a number counts. Durations are in months or in hours, money has its code; `any`: a sum that does not say. */
export type Measure = 'percent' | 'times' | 'months' | 'hours' | 'count' | 'any' | `money ${string}`

export type Figure = Span & {
  readonly value: number
  readonly measure: Measure
  /** Stems of what is counted, the head last: `customer service agents`. Of what stands before, where nothing follows. */
  readonly nouns: readonly string[]
  /** Nothing follows that it counts: `from 50 minutes to 8`. */
  readonly isBare: boolean
  /** The number itself, in whatever unit. */
  readonly amount: number
  /** Stems of the words around it, which may say more. */
  readonly around: readonly string[]
  /** 1: over, more than; -1: nearly; 0: about; null: just so. */
  readonly bound: -1 | 0 | 1 | null
  /** `hundreds of`: anything of that size. */
  readonly isVague: boolean
}

/** Words of time, what they are counted in, and how much of it one is. */
export const durations: readonly (readonly [RegExp, Measure, number])[] = [
  [/^(?:year|yr|ans)/, 'months', 12],
  [/^mo/, 'months', 1],
  [/^w/, 'hours', 168],
  [/^d/, 'hours', 24],
  [/^h/, 'hours', 1],
  [/^m/, 'hours', 1 / 60],
  [/^s/, 'hours', 1 / 3600],
]

/** `2 to 3 years`: the first is of the second's unit. */
export const scaleOf = ({ measure, start, end }: Figure, low: string): number => {
  const period = /(years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?)$/.exec(
    low.slice(start, end),
  )?.[0]
  if (measure !== 'months' && measure !== 'hours') return 1
  return durations.find(([pattern]) => period && pattern.test(period))?.[2] ?? 1
}
