import { durations, type Figure, type Measure, scaleOf } from './figure.ts'
import { nounsAfter, nounsOf, wordsAround } from './figure-nouns.ts'
import { anyNumber, boundOf, isPartOfName, moneyOf, numberPattern } from './figure-pattern.ts'
import { magnitudeOf, numeralOf } from './numerals.ts'

const suffix = /^(?:st|nd|rd|th)\b/
const metric = /^(?:kg|g|km|cm|mm|m2|sqm|ha|kva|kv|kw|mw|gb|tb|mb|l|ltrs?|ml|t|bbl|psi|mbps|gbps)(?![a-z])/
const clock = /^(?::\d\d|\s?(?:am|pm)\b|\/7\b)/
const compared = /^\s*(?:more|less|as|the|faster|higher|bigger|over|larger|better)\b/

const figureOf = (match: RegExpExecArray, low: string): Figure | null => {
  const [whole, mark, inDigits, inWords, power, isMore, percent, times, coin, period, letter] = match
  const start = match.index
  const matched = start + whole.trimEnd().length
  const rest = low.slice(matched, matched + 12)
  const before = low.slice(Math.max(0, start - 24), start)
  const isPlain = !mark && !power && !percent && !times && !coin && !period && !letter
  const ordinal = inDigits && isPlain ? (suffix.exec(rest)?.[0].length ?? 0) : 0
  if (inDigits && isPlain && clock.test(rest)) return null
  // `2D`, `5G`: a name that begins with a number.
  if (inDigits && isPlain && ordinal === 0 && /^[a-z]/.test(rest) && !metric.test(rest)) return null
  if (inWords === 'one' && isPlain) return null
  if (inDigits && isPlain && /^[2-6]g\b/.test(low.slice(matched - 1))) return null
  const base = inDigits ? Number(inDigits.replaceAll(',', '')) : numeralOf(inWords ?? '')
  if (isPlain && isPartOfName(base, before, rest)) return null
  const size = metric.exec(low.slice(matched))?.[0]
  const end = matched + (size?.length ?? ordinal)
  const span = period ?? letter
  const duration = span ? durations.find(([pattern]) => pattern.test(span)) : undefined
  const code = moneyOf(mark ?? coin ?? '')
  const isOften = times === 'times' && !compared.test(rest)
  const counted = isOften ? { nouns: ['time'], isBare: false } : nounsOf(low, start, end)
  const measure = (): Measure => {
    if (percent) return 'percent'
    if (times && !isOften) return 'times'
    if (duration) return duration[1]
    if (code) return `money ${code}`
    return power && /^[kmb]/.test(power) && counted.isBare ? 'any' : 'count'
  }
  const amount = base * magnitudeOf(power ?? '')
  return {
    start,
    end,
    amount,
    value: amount * (duration?.[2] ?? 1),
    measure: measure(),
    nouns: size ? [size] : counted.nouns,
    isBare: counted.isBare && !size && measure() === 'count',
    around: wordsAround(low, start, end),
    bound: isMore ? 1 : boundOf(before),
    isVague: false,
  }
}

const factors =
  /\b(?:(doubl(?:e[ds]?|ing)|twice|twofold)|(tripl(?:e[ds]?|ing)|threefold|thrice)|(quadrupl(?:e[ds]?|ing)|fourfold)|(halv(?:e[ds]?|ing)|(?:by|in|than) half))\b/g
const vague = /\b(?:(dozens)|(hundreds)|(thousands)|(millions)|(billions)) of\b/g

const whichOf = (match: RegExpExecArray): number => match.slice(1).findIndex(part => part !== undefined)

/** `doubled`, and `hundreds of`. */
const wordsOfNumber = (low: string): Figure[] => {
  const figure = (match: RegExpExecArray, value: number) => {
    const [start, end] = [match.index, match.index + match[0].length]
    return {
      start,
      end,
      value,
      amount: value,
      isBare: false,
      bound: null,
      around: wordsAround(low, start, end),
    }
  }
  return [
    ...Array.from(low.matchAll(factors), (match): Figure => {
      const value = [2, 3, 4, 0.5][whichOf(match)] ?? 0
      return { ...figure(match, value), measure: 'times', nouns: [], isVague: false }
    }),
    ...Array.from(low.matchAll(vague), (match): Figure => {
      const value = [12, 100, 1e3, 1e6, 1e9][whichOf(match)] ?? 0
      const nouns = nounsAfter(low, match.index + match[0].length)
      return { ...figure(match, value), measure: 'count', nouns, isVague: true }
    }),
  ]
}

const joined = /^\s*(?:-|to|and|or)\s*$/
const ofThem = /^\s*(?:times )?(?:out )?of (?:the |my )?$/

/** Of two numbers that stand together, one may say what both count. */
const withNeighbours = (
  figure: Figure,
  last: Figure | undefined,
  next: Figure | undefined,
  low: string,
): Figure => {
  const as = (other: Figure): Figure => ({
    ...figure,
    measure: other.measure,
    nouns: other.nouns,
    value: figure.value * scaleOf(other, low),
  })
  // `from 50 minutes to 8`
  if (figure.isBare && last && last.measure !== 'count' && joined.test(low.slice(last.end, figure.start)))
    return as(last)
  if (!next || figure.measure !== 'count') return figure
  const between = low.slice(figure.end, next.start)
  if (ofThem.test(between)) return { ...figure, nouns: next.nouns, isBare: next.isBare }
  // `from 18 to 11 percent`, `10 to 15 tickets`
  return joined.test(between) ? as(next) : figure
}

/** Every number of a text in small letters, with what it counts. Years are dates, and left out by the caller. */
export const figuresIn = (low: string): Figure[] => {
  if (!anyNumber.test(low)) return []
  const numbers = Array.from(low.matchAll(numberPattern)).flatMap(match => figureOf(match, low) ?? [])
  const figures = [...numbers, ...wordsOfNumber(low)].sort((a, b) => a.start - b.start)
  return figures.map((figure, at) => withNeighbours(figure, figures[at - 1], figures[at + 1], low))
}
