import { numeral } from './numerals.ts'

/** Signs and names of money, to its code. Shillings are of one code, and francs, for people say no more. */
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
/** Groups: sign of money, digits, words, magnitude, plus, percent, times, money, time, letter of time. */
export const numberPattern = new RegExp(
  String.raw`(?<![a-z\d.,/'&]|[a-z]-|\d:|[a-z]\+\+)(?:(${sign})\s?)?(?:(${digits})|\b(${numeral})\b)` +
    String.raw`(?:[ -]?(${magnitude})(?![a-z\d']))?\s?(\+)?(?:[ -]?(?:(%|percent(?:age points?)?\b|per cent\b|pct\b|pour cent\b)|(x(?![a-z\d])|times\b|-?fold\b)|(${money})\b|(years?|yrs?|months?|mos|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|ans|mois)\b|(?<=\d)([sh])(?![a-z\d'-])))?`,
  'g',
)

/** `₦`, `naira` and `N` are ngn; undefined: none. */
export const moneyOf = (sign: string): string | undefined => {
  const bare = sign.replace('.', '')
  return signs[bare] ?? signs[bare.replace(/s$/, '')]
}

const plus =
  /\b(?:over|above|more than|upwards of|exceeding|at least|in excess of|beyond|plus de)\s*(?:an? )?$/
const under = /\b(?:nearly|almost|close to|just under|under|less than|below|as many as|up to)\s*$/
const about = /(?:\b(?:about|around|approximately|approx\.?|some|roughly|an average of|circa)|~)\s*$/

/** What is said before a number: 1 for over, -1 for nearly, 0 for about; null: nothing. */
export const boundOf = (before: string): -1 | 0 | 1 | null =>
  plus.test(before) ? 1 : under.test(before) ? -1 : about.test(before) ? 0 : null

/** After these, a number is a part of a name or a place in an order, and no count. */
const naming =
  /\b(?:iso|office|windows|python|java|html|css|level|grade|primary|jss|ss|sss|basic|year|form|phase|zone|terminal|block|class|covid|web|section|ifrs|ias|angular|vue|sage|dynamics|room|ward|term|tier|series|part|chapter|nursery|stage|category|page|step|article|no|number|microsoft|key stage|unit|sap|top|sdg|sdgs|goal|excel|route|line|version|v)[. -]*$/
const counted = /^\s*(?:people|staff|of|teachers|pupils)/

/** The 365 of `Office 365`, and the 4 of `Primary 4`. */
export const isPartOfName = (value: number, before: string, after: string): boolean =>
  value < 1000 && naming.test(before) && !counted.test(after)

/** To look for a number at each place takes long: most sentences have none. */
export const anyNumber =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|million|billion|dozens?|twice|thrice|half)|hundreds|thousands|millions|billions|doubl|tripl|quadrupl|fold\b|halv/
