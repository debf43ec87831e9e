import { magnitudeOf, numeral, numeralOf } from './numerals.ts'
import type { Span } from './sentences.ts'
import { isSmall, list, stemOf } from './words.ts'

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

const signs: Readonly<Record<string, string>> = {
  '₦': 'ngn',
  ngn: 'ngn',
  n: 'ngn',
  naira: 'ngn',
  '#': 'ngn',
  $: 'usd',
  us$: 'usd',
  usd: 'usd',
  dollar: 'usd',
  '£': 'gbp',
  gbp: 'gbp',
  pound: 'gbp',
  '€': 'eur',
  eur: 'eur',
  euro: 'eur',
  kes: 'kes',
  ksh: 'kes',
  kshs: 'kes',
  shilling: 'kes',
  ugx: 'kes',
  tzs: 'kes',
  ghs: 'ghs',
  'gh₵': 'ghs',
  '₵': 'ghs',
  gh: 'ghs',
  cedi: 'ghs',
  zar: 'zar',
  r: 'zar',
  rand: 'zar',
  xaf: 'xof',
  xof: 'xof',
  fcfa: 'xof',
  cfa: 'xof',
  franc: 'xof',
  rwf: 'xof',
  etb: 'etb',
  birr: 'etb',
  egp: 'egp',
}
const sign = String.raw`₦|ngn|n(?=\d)|#(?=\d)|us\$|usd|\$|£|gbp|€|eur|kes|kshs?\.?|gh₵|ghs|gh(?=\d)|₵|zar|r(?=\s?\d)|ugx|tzs|xaf|xof|fcfa|rwf|etb|egp`
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
const magnitude = 'k|mn|mil|m|bn|b|hundred|thousand|million|billion|trillion'
const money = 'naira|dollars?|pounds?|euros?|cedis?|shillings?|rands?|francs?|cfa|fcfa|birr|usd|ngn'
const found = new RegExp(
  String.raw`(?<![a-z\d.,/'&]|[a-z]-|\d:)(?:(${sign})\s?)?(?:(${digits})|\b(${numeral})\b)` +
    String.raw`(?:[ -]?(${magnitude})(?![a-z\d']))?\s?(\+)?(?:[ -]?(?:(%|percent(?:age points?)?\b|per cent\b|pct\b|pour cent\b)|(x(?![a-z\d])|times\b|-?fold\b)|(${money})\b|(years?|yrs?|months?|mos|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|seconds?|ans|mois)\b))?`,
  'g',
)
const plus =
  /\b(?:over|above|more than|upwards of|exceeding|at least|in excess of|beyond|plus de)\s*(?:an? )?$/
const under = /\b(?:nearly|almost|close to|just under|under|less than|below|as many as|up to)\s*$/
const about = /(?:\b(?:about|around|approximately|approx\.?|some|roughly|an average of|circa)|~)\s*$/
const suffix = /^(?:st|nd|rd|th)\b/
const metric = /^(?:kg|g|km|cm|mm|m2|sqm|ha|kva|kv|kw|mw|gb|tb|mb|l|ltrs?|ml|t|bbl|psi|mbps|gbps)(?![a-z])/
const isClock = /^(?::\d\d|\s?(?:am|pm)\b|\/7\b)/

const durations: readonly (readonly [RegExp, Measure, number])[] = [
  [/^(?:year|yr|ans)/, 'months', 12],
  [/^mo/, 'months', 1],
  [/^w/, 'hours', 168],
  [/^d/, 'hours', 24],
  [/^h/, 'hours', 1],
  [/^m/, 'hours', 1 / 60],
  [/^s/, 'hours', 1 / 3600],
]

const filler = list(
  'new daily weekly monthly yearly annual quarterly different other separate distinct active regular total more additional further ' +
    'full part local young small large big busy major key direct good extra individual same qualified skilled trained experienced junior ' +
    'senior dedicated strong talented motivated registered paying paid live great average plus nearly about over',
)
const breaks = list(
  'a an the of and or in at on to for from with by per each every across within through under who which that while when i we my is was ' +
    'were are has have had so as into over out during after before between against via using daily weekly monthly annually yearly ' +
    'quarterly together respectively successfully alone then plus including down up every both without until till instead than within behind ' +
    'whose where it they back off home brought built took kept made wrote ran grew cut hit met held gave sold won led did saw found put set send sends make makes sell run runs works ask can will go goes went stood moved pass passed reached reach came come times ago later long year years month months week weeks day days hour hours',
)
const word = /[\p{L}\p{N}\p{M}]+(?:['-][\p{L}\p{N}]+)*/uy
const gap = /^[\s/-]{0,3}$/

/** What is counted: the words that follow, up to one that begins something else. */
const nounsAfter = (low: string, at: number): string[] => {
  const nouns: string[] = []
  let from = at
  for (let count = 0; count < 6; count += 1) {
    const space = /[\s-]{0,3}/y
    space.lastIndex = from
    from += space.exec(low)?.[0].length ?? 0
    word.lastIndex = from
    const match = word.exec(low)
    if (!match || /^\d/.test(match[0])) break
    const key = match[0].replace(/'s?$|-/g, '')
    const isFirst = nouns.length === 0
    if (breaks.has(key) || (!isFirst && /(?:ing|ly|ed)$/.test(key) && key.length > 5)) break
    if (!filler.has(key) && !/(?:ly|ed)$/.test(key)) nouns.push(stemOf(key))
    from += match[0].length
    if (nouns.length >= 4) break
    if (!gap.test(low.charAt(from)) || low.charAt(from) === '\n' || low.charAt(from) === '/') break
  }
  return nouns
}

const wordsAround = (low: string, start: number, end: number): string[] => {
  const before =
    low
      .slice(Math.max(0, start - 60), start)
      .split(/[.;\n]/)
      .at(-1) ?? ''
  const after = low.slice(end, end + 60).split(/[.;\n]/)[0] ?? ''
  const near = [
    ...(before.match(/\p{L}{3,}/gu) ?? []).slice(-6),
    ...(after.match(/\p{L}{3,}/gu) ?? []).slice(0, 7),
  ]
  return near.filter(key => !isSmall(key) && !filler.has(key)).map(stemOf)
}
const nounsBefore = (low: string, start: number): string[] => {
  const before =
    low
      .slice(Math.max(0, start - 50), start)
      .split(/[.;,()\n\d]/)
      .at(-1) ?? ''
  const near = (before.match(/\p{L}{2,}/gu) ?? []).slice(-4)
  return near.filter(key => !isSmall(key) && !filler.has(key) && !/(?:ed|ing|ly)$/.test(key)).map(stemOf)
}

const factors =
  /\b(?:(doubl(?:e[ds]?|ing)|twice|twofold)|(tripl(?:e[ds]?|ing)|threefold|thrice)|(quadrupl(?:e[ds]?|ing)|fourfold)|(halv(?:e[ds]?|ing)|(?:by|in|than) half))\b/g
const vague = /\b(?:(dozens)|(hundreds)|(thousands)|(millions)|(billions)) of\b/g
/** After these, a number is a part of a name or a place in an order, and no count. */
const naming =
  /\b(?:iso|office|windows|python|java|html|css|level|grade|primary|jss|ss|sss|basic|year|form|phase|zone|terminal|block|class|covid|web|section|ifrs|ias|angular|vue|sage|dynamics|room|ward|term|tier|series|part|chapter|nursery|stage|category|page|step|article|no|number|microsoft|key stage|unit|sap|top|sdg|sdgs|goal|excel|route|line|version|v)[. -]*$/
const isCounted = /^\s*(?:people|staff|of|teachers|pupils)/

/** `a team of 12`: whatever follows is no noun of its own. */
const collective =
  /\b(team|group|staff|crew|workforce|class|force|fleet|panel|squad|network|kitchen|gang)s? of (?:over |about |around |up to |more than |some |nearly |almost )?$/

const anyNumber =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|million|billion|dozens?|twice|thrice|half)|hundreds|thousands|millions|billions|doubl|tripl|quadrupl|fold\b|halv/

/** Every number of a text in small letters, with what it counts. Years are dates, and left out by the caller. */
export const figuresIn = (low: string): Figure[] => {
  const figures: Figure[] = []
  if (!anyNumber.test(low)) return figures
  for (const match of low.matchAll(found)) {
    const [whole, mark, inDigits, inWords, power, isMore, percent, times, coin, period] = match
    let end = match.index + whole.trimEnd().length
    const rest = low.slice(end, end + 12)
    if (inDigits && !percent && !period && (suffix.test(rest) || isClock.test(rest))) {
      if (isClock.test(rest)) continue
      end += suffix.exec(rest)?.[0].length ?? 0
    }
    const before = low.slice(Math.max(0, match.index - 24), match.index)
    const plain = !mark && !power && !percent && !times && !coin && !period
    // `2D`, `5G`: a name that begins with a number.
    if (inDigits && plain && /^[a-z]/.test(rest) && !metric.test(rest)) continue
    if (inWords === 'one' && plain) continue
    const base = inDigits ? Number(inDigits.replaceAll(',', '')) : numeralOf(inWords ?? '')
    if (plain && base < 1000 && naming.test(before) && !isCounted.test(rest)) continue
    const amount = base * magnitudeOf(power ?? '')
    const duration = period ? durations.find(([pattern]) => pattern.test(period)) : undefined
    const code = signs[(mark ?? coin?.replace(/s$/, '') ?? '').replace('.', '')]
    const after = times === 'times' ? ['time'] : nounsAfter(low, end)
    const isFactor =
      times !== undefined &&
      (times !== 'times' || /^\s*(?:more|less|as|the|faster|higher|bigger|over|larger|better)\b/.test(rest))
    const measure: Measure = percent
      ? 'percent'
      : isFactor
        ? 'times'
        : duration
          ? duration[1]
          : code
            ? `money ${code}`
            : power && /^[kmb]/.test(power) && after.length === 0
              ? 'any'
              : 'count'
    const size = metric.exec(low.slice(end))?.[0]
    const team = collective.exec(low.slice(Math.max(0, match.index - 40), match.index))?.[1]
    figures.push({
      start: match.index,
      end: size ? end + size.length : end,
      value: amount * (duration?.[2] ?? 1),
      measure,
      nouns: size ? [size] : team ? [stemOf(team)] : after.length > 0 ? after : nounsBefore(low, match.index),
      isBare: measure === 'count' && !size && !team && after.length === 0,
      amount,
      around: wordsAround(low, match.index, end),
      bound: isMore || plus.test(before) ? 1 : under.test(before) ? -1 : about.test(before) ? 0 : null,
      isVague: false,
    })
  }
  for (const match of low.matchAll(factors)) {
    const at = match.slice(1).findIndex(part => part !== undefined)
    const end = match.index + match[0].length
    const value = [2, 3, 4, 0.5][at] ?? 0
    figures.push({
      start: match.index,
      end,
      value,
      measure: 'times',
      nouns: [],
      isBare: false,
      amount: value,
      around: wordsAround(low, match.index, end),
      bound: null,
      isVague: false,
    })
  }
  for (const match of low.matchAll(vague)) {
    const at = match.slice(1).findIndex(part => part !== undefined)
    const end = match.index + match[0].length
    const value = [12, 100, 1e3, 1e6, 1e9][at] ?? 0
    const nouns = nounsAfter(low, end)
    figures.push({
      start: match.index,
      end,
      value,
      measure: 'count',
      nouns,
      isBare: false,
      amount: value,
      around: [],
      bound: null,
      isVague: true,
    })
  }
  figures.sort((a, b) => a.start - b.start)
  return figures.map((figure, at) => {
    const next = figures[at + 1]
    const last = figures[at - 1]
    // `from 50 minutes to 8`: the second counts what the first does.
    if (
      figure.isBare &&
      last &&
      last.measure !== 'count' &&
      /^\s*(?:-|to|and|or)\s*$/.test(low.slice(last.end, figure.start))
    )
      return { ...figure, measure: last.measure, nouns: last.nouns, value: figure.value * scaleOf(last, low) }
    if (!next || figure.measure !== 'count') return figure
    const between = low.slice(figure.end, next.start)
    if (/^\s*(?:times )?(?:out )?of (?:the |my )?$/.test(between))
      return { ...figure, nouns: next.nouns, isBare: next.isBare }
    // `from 18 to 11 percent`, `10 to 15 tickets`: the first counts what the second does.
    if (!/^\s*(?:-|to|and|or)\s*$/.test(between)) return figure
    return { ...figure, measure: next.measure, nouns: next.nouns, value: figure.value * scaleOf(next, low) }
  })
}

/** `2 to 3 years`: the first is of the second's unit. */
const scaleOf = ({ measure, start, end }: Figure, low: string): number => {
  const period = /(years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?)$/.exec(
    low.slice(start, end),
  )?.[0]
  if (measure !== 'months' && measure !== 'hours') return 1
  return durations.find(([pattern]) => period && pattern.test(period))?.[2] ?? 1
}
