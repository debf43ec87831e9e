import { currencyOf, nairaOf } from './currencies.ts'
import type { ListedSalary } from './listing.ts'
import { type Amounts, amountsIn, type PayPeriod, periodIn } from './pay-words.ts'
import type { Pay, Place } from './posting.ts'
import { type Words, whereAnyOf } from './words.ts'

/** How many of a period a year has: 40 hours a week, and five days. */
const perYear: Readonly<Record<PayPeriod, number>> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 }

/** What is meant where the period is left out: Nigerian pay is given by the month, other pay by its size. */
const usualPeriod = (amount: number, currency: string): PayPeriod => {
  if (currency === 'NGN') return amount < 10_000_000 ? 'month' : 'year'
  const dollars = (nairaOf(amount, currency) ?? 0) / (nairaOf(1, 'USD') ?? 1)
  return dollars < 200 ? 'hour' : dollars < 15_000 ? 'month' : 'year'
}

/** Roughly what it comes to in naira a month, at its upper end. */
export const nairaAMonth = ({ min, max, currency, period }: Amounts): number | null => {
  const amount = max ?? min
  if (amount === null || currency === null) return null
  const times = perYear[period ?? usualPeriod(amount, currency)] / 12
  return nairaOf(Math.round(amount * times), currency)
}

/** Unknown is written as 0, '' and null. */
const known = (amount: number | null): number | null =>
  amount !== null && Number.isFinite(amount) && amount > 0 ? amount : null

const listedAmounts = (salary: ListedSalary): Amounts | null => {
  const [min, max] = [known(salary.min), known(salary.max)]
  if (min === null && max === null) return salary.text === '' ? null : amountsIn(salary.text)
  const isTurned = min !== null && max !== null && min > max
  return {
    min: isTurned ? max : min,
    max: isTurned ? min : max,
    currency: null,
    period: null,
  }
}

const label =
  /\b(?:(?:monthly|weekly|daily|annual|yearly|hourly) )?(?:salary|salaries|remuneration|stipend|take[- ]home)\b[^\n\d₦$€£#]{0,40}\n?[^\n]{1,90}|\b(?:pay|compensation|wages?)(?: range| rate)? ?[:–-][^\n]{1,90}/i
const whereSaid = whereAnyOf(
  'salary salaries remuneration compensation stipend pay take wage wages'.split(' '),
)
const [longestBefore, longestBehind] = [9, 160]

/** What a description says of its pay on a line of its own, or in a sentence that begins with the word. */
const describedAmounts = (words: Words): Amounts | null => {
  for (const at of whereSaid(words)) {
    const said = label.exec(words.text.slice(Math.max(0, at - longestBefore), at + longestBehind))?.[0]
    const amounts = said ? amountsIn(said) : null
    // A figure without a sign is taken behind a label alone: salaries are spoken of with years and sizes beside them.
    if (said && amounts && (amounts.currency !== null || said.includes(':'))) return amounts
  }
  return null
}

/** Naira is what is meant where no currency is named, for work in Nigeria alone. */
const usualCurrency = (places: readonly Place[]): string | null =>
  places.length > 0 && places.every(({ country }) => country === 'NG') ? 'NGN' : null

/** Pay as the board lists it, else as the description says it; null: not said. `Negotiable` says nothing. */
export const payOf = (salary: ListedSalary | null, words: Words, places: readonly Place[]): Pay | null => {
  const listed = salary && listedAmounts(salary)
  const said = listed ?? describedAmounts(words)
  if (!said) return null
  const source = listed ? salary : null
  const amounts: Amounts = {
    ...said,
    currency: currencyOf(source?.currency ?? '') ?? said.currency ?? usualCurrency(places),
    period: periodIn(source?.period ?? '') ?? said.period ?? periodIn(source?.text ?? ''),
  }
  const isEstimate = source?.isEstimate ?? false
  return { ...amounts, text: payText(amounts, isEstimate), nairaAMonth: nairaAMonth(amounts), isEstimate }
}

const signs: Readonly<Record<string, string>> = { NGN: '₦', USD: '$', EUR: '€', GBP: '£' }

const periodWords: Readonly<Record<PayPeriod, string>> = {
  hour: ' an hour',
  day: ' a day',
  week: ' a week',
  month: ' a month',
  year: ' a year',
}

/** `280,000`, and `25.50` for what is not whole. Without the language data that `toLocaleString` would load. */
const grouped = (amount: number): string => {
  const shown = amount >= 1000 ? String(Math.round(amount)) : amount.toFixed(2)
  const [whole = '', part = ''] = shown.split('.')
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return part === '' || part === '00' ? thousands : `${thousands}.${part}`
}

/** `₦280,000 – ₦350,000 a month`; `From $60,000 a year`; `About £30,000 a year` for a guess. */
export const payText = ({ min, max, currency, period }: Amounts, isEstimate: boolean): string => {
  const shown = (amount: number): string => {
    const sign = currency === null ? '' : (signs[currency] ?? `${currency} `)
    return `${sign}${grouped(amount)}`
  }
  const range =
    min !== null && max !== null && min !== max ? `${shown(min)} – ${shown(max)}` : shown(min ?? max ?? 0)
  const prefix = isEstimate ? 'About ' : min === null ? 'Up to ' : max === null ? 'From ' : ''
  return `${prefix}${range}${period ? periodWords[period] : ''}`
}
