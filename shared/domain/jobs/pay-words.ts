import type { payPeriods } from '../../lists.ts'
import { currencyOf } from './currencies.ts'

export type PayPeriod = (typeof payPeriods)[number]

export type Amounts = {
  readonly min: number | null
  readonly max: number | null
  readonly currency: string | null
  readonly period: PayPeriod | null
}

const periods: readonly (readonly [RegExp, PayPeriod])[] = [
  [/\b(?:hour(?:ly)?|hr|p\/?h)\b/i, 'hour'],
  [/\b(?:da(?:y|ily)|per diem)\b/i, 'day'],
  [/\bweek(?:ly)?\b|\/wk\b/i, 'week'],
  [/\bmonth(?:ly)?\b|\/mo\b|\bp\.?m\b|\bper mth\b/i, 'month'],
  [/\b(?:year(?:ly)?|annum|annual(?:ly)?|yr|p\.?a)\b/i, 'year'],
]

/** `year` for `annual`, `per annum`, `/yr`; null where no period is named. */
export const periodIn = (text: string): PayPeriod | null =>
  periods.find(([pattern]) => pattern.test(text))?.[1] ?? null

// `N`, `R` and `#` stand directly before the figure: elsewhere they are a letter.
const codes = 'NGN|USD|EUR|GBP|KES|KSH|GHS|GHC|ZAR|CAD|AUD|INR|AED|UGX|TZS|RWF|CHF|PLN|XOF'
const money = new RegExp(
  `(US\\$|CA?\\$|A\\$|GH₵|[₦$€£₵₹]|\\b(?:${codes})|(?<![a-z])[NR](?=\\d)|#(?=\\d))?\\s?` +
    `(?<!\\d)(\\d{1,3}(?:[,.' ]\\d{3}){1,5}(?:\\.\\d{1,2})?|\\d+(?:\\.\\d+)?)\\s?` +
    `(k|m|mn|million|thousand)?(?![\\w%])\\s?(${codes}|naira|dollars|€|£|₦)?`,
  'gi',
)

const multipliers = new Map(Object.entries({ k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6 }))

/** A comma groups thousands, and so does a point with three figures behind it: `90.000€`. */
const figure = (text: string): number =>
  Number(/^\d{1,3}(?:[.,' ]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text.replace(/[,' ]/g, ''))

type Money = {
  readonly value: number
  readonly times: number
  readonly currency: string | null
  readonly from: number
  readonly to: number
}

const moneyIn = (text: string): Money[] =>
  Array.from(text.matchAll(money), found => {
    const [whole, before, digits = '', suffix, after] = found
    const sign = before ?? after
    return {
      value: figure(digits),
      times: multipliers.get(suffix?.toLowerCase() ?? '') ?? 1,
      currency: sign ? currencyOf(sign) : null,
      from: found.index,
      to: found.index + whole.length,
    }
  })

const rangeSign = /^\s*(?:-|–|—|to|and|~)\s*$/i
const onlyUpTo = /\b(?:up ?to|maximum|max|at most|not more than)\s*(?::\s*)?$/i
const onlyFrom = /\b(?:from|minimum|min|at least|starting(?: at| from)?|above|over)\s*(?::\s*)?$/i

/** A bare figure so small is days, years or a share, and no pay. */
const leastBare = 1000

const isPay = ({ value, times, currency }: Money): boolean =>
  value > 0 && (currency !== null || times > 1 || (value >= leastBare && !(value >= 1990 && value <= 2100)))

/** `₦250,000 - ₦300,000 monthly`, `$55k - $100k`, `up to 100-150k a year`: the first pay that a text names, or null. */
export const amountsIn = (text: string): Amounts | null => {
  const all = moneyIn(text)
  const at = all.findIndex((one, index) => {
    const next = all[index + 1]
    return isPay(one) || (next !== undefined && isPay(next) && rangeSign.test(text.slice(one.to, next.from)))
  })
  const first = all[at]
  if (!first) return null
  const next = all[at + 1]
  const last = next && rangeSign.test(text.slice(first.to, next.from)) ? next : null
  const period = periodIn(text.slice(first.from)) ?? periodIn(text.slice(0, first.from))
  const currency = first.currency ?? last?.currency ?? null
  if (last) {
    const low =
      first.value *
      (first.times === 1 && first.value < last.value * last.times ? bareTimes(first, last) : first.times)
    const high = last.value * last.times
    return { min: Math.min(low, high), max: Math.max(low, high), currency, period }
  }
  const amount = first.value * first.times
  const before = text.slice(0, first.from)
  if (onlyUpTo.test(before)) return { min: null, max: amount, currency, period }
  return { min: amount, max: onlyFrom.test(before) ? null : amount, currency, period }
}

/** `100-150k` are both thousands. */
const bareTimes = (first: Money, last: Money): number => (first.value < 1000 ? last.times : 1)
