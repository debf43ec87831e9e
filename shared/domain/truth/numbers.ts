import { nounsAfter, nounsOf, wordsAround } from './counted-nouns.ts'
import { lowered } from './plain-text.ts'
import type { Figure, Measure } from './reading.ts'
import { groupOf, spanOfMatch } from './sentences.ts'
import counting from './words/counting.json' with { type: 'json' }

// Reads the numbers of a text, in figures or in words, with their units and with what they count.

const ones = counting.numerals.ones.split(' ')
const tens = counting.numerals.tens.split(' ')
const numeralWords = new Map([
  ...ones.map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, 20 + 10 * at] as const),
])
const magnitudes = new Map(Object.entries(counting.magnitudes))
const small = [...numeralWords.keys()].join('|')
/** `twenty-five`, `one hundred and twenty`, `a dozen` */
const numeral = `(?:a dozen|half a dozen|(?:${small}|a(?= hundred| thousand| million))(?:(?:(?<=hundred|thousand|million|billion)[ -]and)?[ -](?:${small}|hundred|thousand|million|billion))*)`

const numeralValue = (text: string): number => {
  if (text.endsWith('dozen')) return text.startsWith('half') ? 6 : 12
  let sum = 0
  let group = 0
  for (const word of text.split(/[ -]+/)) {
    const magnitude = magnitudes.get(word)
    if (magnitude === 100) group = Math.max(group, 1) * 100
    else if (magnitude) {
      sum += Math.max(group, 1) * magnitude
      group = 0
    } else group += word === 'a' ? 1 : (numeralWords.get(word) ?? 0)
  }
  return sum + group
}

/** Shillings have one code and francs have one, because people do not say of which country they are. */
const codes = new Map(
  Object.entries(counting.currencies).flatMap(([code, signs]) =>
    signs.split(' ').map(sign => [sign, code] as const),
  ),
)
/** `₦`, `naira` and `N` are ngn. Undefined: it is no sign of money. */
const currencyOf = (sign: string): string | undefined => {
  const bare = sign.replace('.', '')
  return codes.get(bare) ?? codes.get(bare.replace(/s$/, ''))
}

/** Words of time, what they are counted in, and how much of that one is. */
const durations: readonly (readonly [RegExp, Measure, number])[] = [
  [/^dec/, 'months', 120],
  [/^(?:year|yr|ans)/, 'months', 12],
  [/^mo/, 'months', 1],
  [/^w/, 'hours', 168],
  [/^d/, 'hours', 24],
  [/^h/, 'hours', 1],
  [/^m/, 'hours', 1 / 60],
  [/^s/, 'hours', 1 / 3600],
]
const durationOf = (word: string | undefined) =>
  word === undefined ? undefined : durations.find(([pattern]) => pattern.test(word))

const sign = String.raw`₦|ngn|n(?=\d)|#(?=\d)|us\$|usd|\$|£|gbp|€|eur|kes|kshs?\.?|gh₵|ghs|gh(?=\d)|₵|zar|r(?=\s?\d)|ugx|tzs|xaf|xof|fcfa|rwf|etb|egp`
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
const magnitude = 'k|mn|mil|m|bn|b|hundred|thousand|million|billion|trillion'
const money = 'naira|dollars?|pounds?|euros?|cedis?|shillings?|rands?|francs?|cfa|fcfa|birr|usd|ngn'
const numbers = new RegExp(
  String.raw`(?<![a-z\d.,/'&]|[a-z]-|\d:|[a-z]\+\+)(?:(?<sign>${sign})\s?)?(?:(?<digits>${digits})|\b(?<numeral>${numeral})\b)` +
    String.raw`(?:[ -]?(?<magnitude>${magnitude})(?![a-z\d']))?\s?(?<plus>\+)?(?<half>and a half)?(?:[ -]?(?:(?<percent>%|percent(?:age points?)?\b|per cent\b|pct\b|pour cent\b)|(?<times>x(?![a-z\d])|times\b|-?fold\b)|(?<money>${money})\b|(?<period>(?:(?:[a-z]+-free|consecutive|straight|full|whole|good|busy|happy|long) )?(?:years?|yrs?|decades?|months?|mos|weeks?|wks?|days?|hours?|hrs?|hourly|hrly|minutes?|mins?|seconds?|secs?|ans|mois)\b|(?<=\d ?)[sh](?![a-z\d'-]))))?`,
  'g',
)

const over =
  /\b(?:over|above|more than|upwards of|exceeding|at least|in excess of|beyond|plus de)\s*(?:an? )?$/
const nearly = /\b(?:nearly|almost|close to|just under|under|less than|below|as many as|up to)\s*$/
const about = /(?:\b(?:about|abt|around|approximately|approx\.?|some|roughly|an average of|circa)|~)\s*$/
const boundOf = (before: string): Figure['bound'] =>
  over.test(before) ? 1 : nearly.test(before) ? -1 : about.test(before) ? 0 : null

/** After these, a number is part of a name, or a place in an order: the 365 of `Office 365`, the 4 of `Primary 4`. */
const naming =
  /\b(?:iso|office|windows|python|java|html|css|level|grade|primary|jss|ss|sss|basic|year|form|phase|zone|terminal|block|class|covid|web|section|ifrs|ias|angular|vue|sage|dynamics|room|ward|term|tier|series|part|chapter|nursery|stage|category|page|step|article|no|number|microsoft|key stage|unit|sap|top|sdg|sdgs|goal|excel|route|line|version|v)[. -]*$/
const counted = /^[\s-]*(?:people|staff|of|teachers|pupils|beds?|seats?|rooms|computers|machines|units)\b/

const ordinal = /^(?:st|nd|rd|th)\b/
const metric =
  /^(?:kb|kg|g|km|cm|mm|m2|sqm|ha|kva|kv|kw|mw|gb|tb|mb|l|ltrs?|ml|t|bbl|psi|hp|cc|rpm|wpm|kwh|lbs|mbps|gbps)(?![a-z])/
const clock =
  /^(?::\d\d|\s?(?:am|pm|[ap]\.m)\b|\/7\b|\s?o'?clock\b|\s?in the (?:morning|afternoon|evening)\b|\s?at night\b)/
const clockBefore = /\b(?:at|by|from|since|before|until|till)\s*$/
const compared = /^\s*(?:more|less|as|the|faster|higher|bigger|over|larger|better)\b/

/** Whether digits without a unit are no number: `9am`, `2D`, `5G`. */
const isNoNumber = (low: string, end: number, rest: string): boolean =>
  clock.test(rest) ||
  (!ordinal.test(rest) && /^[a-z]/.test(rest) && !metric.test(rest)) ||
  /^[2-6]g\b/.test(low.slice(end - 1))

const figureOf = (match: RegExpExecArray, low: string): Figure | null => {
  const {
    sign,
    digits,
    numeral = '',
    magnitude = '',
    plus,
    half,
    percent,
    times,
    money,
    period,
  } = match.groups ?? {}
  const { start, end: matched } = spanOfMatch(match)
  const rest = low.slice(matched, matched + 12)
  const before = low.slice(Math.max(0, start - 24), start)
  const isPlain = !sign && !magnitude && !percent && !times && !money && !period
  if (isPlain && (digits ? isNoNumber(low, matched, rest) : numeral === 'one')) return null
  if (isPlain && clock.test(low.slice(matched, matched + 20)) && clockBefore.test(before)) return null
  const base = digits ? Number(digits.replaceAll(',', '')) : numeralValue(numeral)
  if (isPlain && base < 1000 && naming.test(before) && !counted.test(rest)) return null
  const size = metric.exec(low.slice(matched))?.[0]
  const suffix = size ?? (isPlain && digits ? ordinal.exec(rest)?.[0] : undefined) ?? ''
  const end = matched + suffix.length
  const duration = durationOf(period)
  const code = currencyOf(sign ?? money ?? '')
  const isOften = times === 'times' && !compared.test(rest)
  const { nouns, isBare } = isOften ? { nouns: ['time'], isBare: false } : nounsOf(low, start, end)
  const measureOf = (): Measure => {
    if (percent) return 'percent'
    if (times && !isOften) return 'times'
    if (duration) return duration[1]
    if (code) return `money ${code}`
    return /^[kmb]/.test(magnitude) && isBare ? 'any' : 'count'
  }
  const measure = measureOf()
  const amount = (base + (half ? 0.5 : 0)) * (magnitudes.get(magnitude) ?? 1)
  return {
    start,
    end,
    amount,
    value: amount * (duration?.[2] ?? 1),
    measure,
    nouns: size ? [size] : nouns,
    isBare: isBare && !size && measure === 'count',
    around: wordsAround(low, start, end),
    bound: plus ? 1 : boundOf(before),
    isVague: false,
  }
}

const factors =
  /\b(?:(doubl(?:e[ds]?|ing)|twice|twofold)|(tripl(?:e[ds]?|ing)|threefold|thrice)|(quadrupl(?:e[ds]?|ing)|fourfold)|(halv(?:e[ds]?|ing)|(?:by|in|than) half))\b/g
const vague = /\b(?:(dozens)|(hundreds)|(thousands)|(millions)|(billions)) of\b/g

/** `for a year and a half`, and `half a year`. What is behind `a` may also say how often: `twice a year`. */
const lengths =
  /(?<=\b(?:for|over|nearly|almost|about|than|of|with|after|spent|lasted|as|through) )an? (?:(?:full|whole|good|single|further) )?(decade|year|month|week)(?: and a (half)|(?: |-)long)?\b(?! (?:ago|later|before|earlier|old))|\b(half) a (decade|year)\b|\ban? (?:full|whole|entire) (decade|year|month)\b/g

const wordsOfLength = (low: string): Figure[] =>
  Array.from(low.matchAll(lengths), (match): Figure => {
    const { start, end } = spanOfMatch(match)
    const [, long, half, halfOf, ofHalf, whole] = match
    const [, measure, size] = durationOf(long ?? ofHalf ?? whole) ?? [null, 'months' as const, 12]
    const amount = halfOf ? 0.5 : half ? 1.5 : 1
    return {
      start,
      end,
      amount,
      value: amount * size,
      measure,
      nouns: nounsAfter(low, end),
      isBare: false,
      around: wordsAround(low, start, end),
      bound: boundOf(low.slice(Math.max(0, start - 24), start)),
      isVague: false,
    }
  })

/** `doubled`, and `hundreds of`. */
const wordsOfNumber = (low: string): Figure[] => {
  const read = (pattern: RegExp, values: readonly number[], isVague: boolean) =>
    Array.from(low.matchAll(pattern), (match): Figure => {
      const { start, end } = spanOfMatch(match)
      const value = values[groupOf(match)] ?? 0
      return {
        start,
        end,
        amount: value,
        value,
        measure: isVague ? 'count' : 'times',
        nouns: isVague ? nounsAfter(low, end) : [],
        isBare: false,
        around: wordsAround(low, start, end),
        bound: boundOf(low.slice(Math.max(0, start - 24), start)),
        isVague,
      }
    })
  return [...read(factors, [2, 3, 4, 0.5], false), ...read(vague, [12, 100, 1e3, 1e6, 1e9], true)]
}

const periodAtEnd =
  /(decades?|years?|yrs?|months?|weeks?|days?|hours?|hrs?|hourly|hrly|minutes?|mins?|seconds?|secs?|(?<=\d ?)s)$/
/** How much one of a figure's unit is: 12 of `3 years`. */
const scaleOf = ({ measure, start, end }: Figure, low: string): number =>
  measure === 'months' || measure === 'hours'
    ? (durationOf(periodAtEnd.exec(low.slice(start, end))?.[0])?.[2] ?? 1)
    : 1

const joined = /^\s*(?:-|to|and|or)\s*$/
const ofThem = /^\s*(?:times )?(?:out )?of (?:the |my )?$/

/** Of two numbers that stand together, one may say what both count. */
const withNeighbours = (
  figure: Figure,
  last: Figure | undefined,
  next: Figure | undefined,
  low: string,
): Figure => {
  const like = (other: Figure): Figure => ({
    ...figure,
    measure: other.measure,
    nouns: other.nouns,
    value: figure.value * scaleOf(other, low),
  })
  // `from 50 minutes to 8`
  if (figure.isBare && last && last.measure !== 'count' && joined.test(low.slice(last.end, figure.start)))
    return like(last)
  if (!next || figure.measure !== 'count') return figure
  const between = low.slice(figure.end, next.start)
  if (ofThem.test(between)) return { ...figure, nouns: next.nouns, isBare: next.isBare }
  // `from 18 to 11 percent`, `10 to 15 tickets`
  return joined.test(between) ? like(next) : figure
}

/** To look for a number at each place takes long, and most sentences have none. */
const anyNumber =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|million|billion|dozens?|twice|thrice|half|an? (?:\w+ )?(?:year|month|week|decade))|hundreds|thousands|millions|billions|doubl|tripl|quadrupl|fold\b|halv/

/** Every number of a text in small letters, with what it counts. Years are dates: the caller leaves them out. */
export const figuresIn = (low: string): Figure[] => {
  if (!anyNumber.test(low)) return []
  const figures = [
    ...Array.from(low.matchAll(numbers)).flatMap(match => figureOf(match, low) ?? []),
    ...wordsOfNumber(low),
    ...wordsOfLength(low),
  ].sort((a, b) => a.start - b.start)
  return figures.map((figure, at) => withNeighbours(figure, figures[at - 1], figures[at + 1], low))
}

/** The values of the numbers of a text, whatever they count. */
export const valuesIn = (text: string): number[] => figuresIn(lowered(text)).map(({ value }) => value)
