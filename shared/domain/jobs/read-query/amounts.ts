import { payPeriods } from '../../../lists.ts'
import { levelLabels } from '../kind-labels.ts'
import { levelOf } from '../kind-of-work.ts'
import { nairaAMonth, payText } from '../pay.ts'
import { type Amounts, amountsIn } from '../pay-words.ts'
import type { Means, Piece, Sight } from './pieces.ts'

// Every part of these expressions is bounded, so that no text takes long.
const gap = '\\s{1,3}'
const some = '\\s{0,2}'
const lead =
  `(?:\\b(?:salary|salaries|pay|paying|pays|paid|earn|earning|earns|income|stipend)${gap})?` +
  `(?:\\b(?:of|is|range|from|above|over|at least|minimum of|minimum|min|more than|not less than|less than|starting from|starting at|starting|between|up ?to|below|under|maximum|max)${gap}){0,2}`
const sign = `(?:(?<![\\p{L}\\p{N}])(?:(?:ngn|usd|gbp|eur|n)${some}|#)(?=\\d)|[₦$€£]${some}|(?<![\\p{L}\\p{N}.,]))`
const figure = '(?!0\\d)(?:\\d{1,3}(?:[, .]\\d{3}){1,3}|\\d{1,9}(?:\\.\\d{1,2})?)'
const unit = `(?:${some}(?:k|m|mn|million|thousand)(?![\\p{L}\\p{N}]))?(?![\\p{L}\\p{N}])`
const after = `(?:${some}(?:naira|ngn|dollars?|usd|[€£₦])(?![\\p{L}\\p{N}]))?`
const money = `${sign}${figure}${unit}${after}`
// `50k and 2 years` is no range.
const alsoPay = '(?=[₦$€£n#]?\\s?(?:\\d{4}|\\d{1,3}(?:\\.\\d{1,2})?(?:,\\d|\\s?(?:k|m|thousand|million)\\b)))'
const range = `(?:${some}(?:-|–|—|~|to|and)${some}${alsoPay}${money})?`
const more = `(?:${some}(?:\\+|(?:and|or)${gap}(?:above|more|upwards?|over)\\b|above\\b|upwards?\\b|plus\\b|minimum\\b))?`
const period =
  `(?:${some}(?:(?:/|\\b(?:per|an?|each|every)\\b)${some}(?:month|mth|mo|week|wk|day|hour|hr|year|yr|annum)|` +
  'monthly|weekly|daily|hourly|yearly|annually|annual|p\\.?[am]\\.?)(?![\\p{L}\\p{N}]))?'
const pay = new RegExp(`${lead}${money}${range}${more}${period}${more}(?:${gap}(?:salary|pay)\\b)?`, 'giu')

/** Smaller figures without a sign are years, sizes and numbers of a standard. */
const leastBare = 10_000
const leastLed = 1000
const isUpTo = /\b(?:up ?to|below|under|less than|max)/i
const isNotLess = /\bnot less than/i
const led = /^(?:salary|salaries|pay|earn|income|stipend)/i
const hasSign = /[₦$€£]|naira|dollar|ngn|usd|gbp|eur|(?<![a-z])[n#]\s?\d/i
const standard = /\biso[\s-]{0,2}$/i

/** The period as it is said, or as pay of this size is usually given. */
const withPeriod = (amounts: Amounts): Amounts => ({
  ...amounts,
  period:
    amounts.period ??
    payPeriods.find(period => nairaAMonth({ ...amounts, period }) === nairaAMonth(amounts)) ??
    null,
})

/** `₦150,000 or more a month`. Pay in another currency keeps it, because our rates are too rough to be shown. */
const labelOf = (amounts: Amounts): string => {
  const plain = payText({ ...amounts, period: null }, false)
  return `${plain} or more${payText(amounts, false).slice(plain.length)}`
}

const meansOf = (text: string): Means | null => {
  const amounts = amountsIn(text)
  if (!amounts) return null
  const [low, currency] = [amounts.min ?? amounts.max ?? 0, amounts.currency ?? 'NGN']
  if (!hasSign.test(text) && low < (led.test(text) ? leastLed : leastBare)) return null
  if (amounts.min === null || (isUpTo.test(text) && !isNotLess.test(text)))
    return { kind: 'noise', label: '', words: false }
  const said = withPeriod({ min: low, max: low, currency, period: amounts.period })
  const value = nairaAMonth(said)
  if (value === null || value > 1e12) return null
  // Naira are shown by the month, as they are searched.
  const shown: Amounts = currency === 'NGN' ? { min: value, max: value, currency, period: 'month' } : said
  return { kind: 'pay', value, label: labelOf(shown), words: false }
}

const years =
  /(?:\b(?:with|minimum of|minimum|at least)\s{1,3}){0,2}\b\d{1,2}\s?(?:\+|plus)?(?:\s?(?:-|–|to)\s?\d{1,2})?\s?(?:years?|yrs?)(?:\s{1,3}(?:of|post|work|working|job|professional|relevant)){0,3}\s{1,3}(?:experience|exp)\b/gi

const levelOfYears = (text: string): Means | null => {
  const value = levelOf({ level: text.replace(/yrs?/i, 'years'), title: '' })
  return value && { kind: 'level', value, label: levelLabels[value], words: false }
}

const pieceAt = ({ query, tokens }: Sight, found: RegExpExecArray, means: Means): Piece[] => {
  const raw = found[0]
  const from = found.index + (raw.length - raw.trimStart().length)
  const to = found.index + raw.trimEnd().length
  const inside = tokens.flatMap((token, at) => (token.from < to && token.to > from ? [at] : []))
  const at = inside[0]
  if (at === undefined || query.length < to) return []
  return [{ ...means, at, count: inside.length, from, to }]
}

/** The pay that a query asks for, and years of experience, which are a level. */
export const amountsOf = (sight: Sight): Piece[] => {
  const { query } = sight
  const experience = Array.from(query.matchAll(years), found => {
    const means = levelOfYears(found[0])
    return means ? pieceAt(sight, found, means) : []
  }).flat()
  const paid = Array.from(query.matchAll(pay), found => {
    const means = standard.test(query.slice(Math.max(0, found.index - 6), found.index))
      ? null
      : meansOf(found[0])
    return means ? pieceAt(sight, found, means) : []
  }).flat()
  return [
    ...experience,
    ...paid.filter(one => !experience.some(other => one.from < other.to && other.from < one.to)),
  ]
}
