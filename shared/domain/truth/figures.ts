import { isClaimed } from './claimed.ts'
import { isOfOneKind } from './counted-nouns.ts'
import { isFrequencySaid } from './frequencies.ts'
import { isLengthKnown, monthsIn } from './lengths.ts'
import { followingFrom } from './lexicon.ts'
import { isListed } from './list-counts.ts'
import { figuresIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import {
  type Evidence,
  type Figure,
  isPersonal,
  isSaid,
  mention,
  type Reading,
  type Rule,
} from './reading.ts'
import { targetsIn } from './target-job.ts'
import { isSmall } from './words.ts'

// Looks for: numbers, in figures or in words.
// Source: a number of the facts that is of the same measure and counts the same thing; two of them whose factor or
// difference it is; the time that the jobs took; how many of a thing the facts list.
// Lets pass: `over 3,000` of 3,200 and the like; in a letter, the advert's figures where the sentence speaks of the employer.

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b))

/** `over 3,000` may be said of 3,200, and `nearly 20%` of 19%. But `over 30` is more than `about 30`. */
const isValueOf = ({ value, bound, isVague }: Figure, { value: known, bound: ofKnown }: Figure): boolean => {
  if (isVague) return known >= 2 * value && known < 1000 * value
  if (near(value, known)) return !(bound === 1 && (ofKnown === 0 || ofKnown === -1))
  if (bound === 1) return known > value && known <= value * 1.25
  if (bound === -1) return known < value && known >= value * 0.9
  return bound === 0 && Math.abs(known - value) <= value * 0.1
}

const isMoney = ({ measure }: Figure): boolean => measure.startsWith('money')

const isMeasureOf = (said: Figure, known: Figure): boolean => {
  if (said.measure === known.measure) return true
  if (said.nouns.at(-1) === 'time' && known.measure === 'times') return true
  if (said.measure === 'any') return isMoney(known) || known.measure === 'count'
  return known.measure === 'any' && (isMoney(said) || said.measure === 'count')
}

/** Up to here, two numbers are the same by chance: what they count has to be the same too. */
const sameByChance = 20

/** So many letters from one another, two figures of the facts may be of one thing. */
const nearby = 40
const isNearCountOf = (head: string, other: Figure, known: Figure): boolean =>
  !other.isBare &&
  Math.abs(other.start - known.start) <= nearby &&
  isOfOneKind(head, other.nouns.at(-1) ?? '')

const isCountOf = (said: Figure, known: Figure, all: readonly Figure[]): boolean => {
  const head = said.nouns.at(-1)
  const knownHead = known.nouns.at(-1)
  if (head === undefined) return true
  // The 5 of `3 kids, now 8, 5 and 2` counts no kids.
  if (knownHead === undefined) return !all.some(other => other !== known && isNearCountOf(head, other, known))
  const words = [...known.nouns, ...known.around]
  // `four street lamps`, of 4 streetlights.
  if (known.nouns.some(noun => said.nouns.some(word => followingFrom(noun).has(word)))) return true
  if (words.some(word => isOfOneKind(head, word)) || said.nouns.some(word => isOfOneKind(word, knownHead)))
    return true
  if (said.value <= sameByChance || said.isVague || (said.bound !== null && said.value !== known.value))
    return false
  // 3,200 lines may be called entries, unless the facts count entries too.
  return !all.some(other => other !== known && other.nouns.at(-1) === head)
}

/** `five clean audits`, of audits that were clean for five years. */
const isOneEachYear = (said: Figure, known: Figure): boolean =>
  said.measure === 'count' &&
  known.measure === 'months' &&
  known.value === said.amount * 12 &&
  known.around.includes(said.nouns.at(-1) ?? '')

/** `12` alone may be of months, or of naira. */
const isBareOf = (said: Figure, known: Figure): boolean =>
  said.isBare && said.amount === known.amount && known.measure !== 'percent' && known.measure !== 'times'

const isIn = (figures: readonly Figure[], said: Figure): boolean =>
  figures.some(
    known =>
      isBareOf(said, known) ||
      isOneEachYear(said, known) ||
      (isMeasureOf(said, known) &&
        isValueOf(said, known) &&
        (said.measure !== 'count' || known.measure !== 'count' || isCountOf(said, known, figures))),
  )

/** Figures of one measure that stand together: `from 40 to 80 cartons`. */
const pairsOf = (figures: readonly Figure[]): [Figure, Figure][] =>
  figures.flatMap((known, at): [Figure, Figure][] => {
    const next = figures[at + 1]
    return next?.measure === known.measure && next.start - known.end < 60 ? [[known, next]] : []
  })

/** `doubled`, where the facts have a number and its double, or 100%. `halved`: likewise, or 50%. */
const isFactor = ({ value, measure, around, bound }: Figure, figures: readonly Figure[]): boolean => {
  if (measure !== 'times') return false
  const isBy = (from: number, to: number): boolean =>
    bound === 1 ? (value < 1 ? to <= from * value : to >= from * value) : near(to, from * value)
  const percent = value === 0.5 ? 50 : value === 2 ? 100 : null
  return (
    figures.some(known => known.measure === 'percent' && known.value === percent) ||
    pairsOf(figures).some(
      ([known, next]) =>
        isBy(known.value, next.value) &&
        [...known.nouns, ...known.around, ...next.nouns].some(word => around.includes(word)),
    )
  )
}

/** `seven percentage points`, of 18% to 11%. */
const isDifference = (said: Figure, text: string, figures: readonly Figure[]): boolean =>
  said.measure === 'percent' &&
  text.includes('point') &&
  pairsOf(figures).some(
    ([known, next]) => known.measure === 'percent' && near(Math.abs(known.value - next.value), said.value),
  )

const ofAdvert =
  /^[ -](?:\w+ ){1,3}(?:(?:that|which) )?(?:you\b|your (?:advert|ad|post|posting|job|notice|vacancy|shifts?|team)\b)/
/** `the two tasks that your advert adds`: the letter speaks of the advert. */
const isCountOfAdvert = ({ value, end }: Figure, { low, target }: Reading): boolean =>
  target !== null && value <= 6 && ofAdvert.test(low.slice(end))

/** `Tembo Pay's remote team of 12`: it is said of the employer that the letter is for. */
const isOfEmployer = ({ start }: Figure, reading: Reading): boolean => {
  const before = targetsIn(reading).findLast(({ end }) => end <= start)
  return before !== undefined && !/[,;.]|\b(?:i|my|we)\b/.test(reading.low.slice(before.end, start))
}

/** `at seven each morning`, of `7am`. */
const isTimeOfDay = ({ start, amount }: Figure, low: string, evidence: Evidence): boolean =>
  /\b(?:at|by|before|from|until|till) $/.test(low.slice(0, start)) &&
  ['am', 'pm', ' am', ' pm', ' oclock'].some(half => isSaid(evidence, `${amount}${half}`))

/** `SHS 2 pupils`, of `taught SHS 2`: the number is part of a name. */
const isPartOfName = ({ start, amount }: Figure, { words, evidence }: Reading): boolean => {
  const before = words.find(({ end }) => end === start - 1)
  return before !== undefined && !isSmall(before.key) && isSaid(evidence, `${before.raw} ${amount}`)
}

/** The two figures of `from 18% to 11%`, of one measure. */
const stepsIn = (low: string): [Figure, Figure][] =>
  pairsOf(figuresIn(low)).filter(
    ([first, second]) =>
      first.value !== second.value && /^ (?:to|-|->|→) $/.test(low.slice(first.end, second.start)),
  )

/** `from 11% to 18%`, where the facts only say `from 18% to 11%`: what rose there falls here. */
const isTurnedRound = (step: readonly [Figure, Figure], known: readonly (readonly [Figure, Figure])[]) => {
  const has = (first: Figure, second: Figure) =>
    known.some(([a, b]) => near(a.value, first.value) && near(b.value, second.value))
  const [first, second] = step
  return has(second, first) && !has(first, second)
}

/** `the 2024 party`: a year of the facts, before what it is of. */
const isYearOf = ({ measure, value }: Figure, { dates }: Evidence): boolean =>
  measure === 'count' && dates.some(({ year }) => year === value)

export const readFigures: Rule = reading => {
  const { low, piece, evidence, target } = reading
  if (isPersonal(piece)) return []
  const { figures } = evidence
  const adverts = target?.advert
  const steps = stepsIn(low)
  const known = steps.length > 0 ? evidence.compared.flatMap(({ text }) => stepsIn(lowered(text))) : []
  const turned = steps.filter(step => isTurnedRound(step, known)).flat()
  return figuresIn(low).map(figure => {
    const { start, end } = figure
    const isTurned = turned.some(other => other.start === start)
    const months = monthsIn(figure, low)
    const isOfAdvert =
      adverts != null &&
      (isIn(adverts.figures, figure) || isYearOf(figure, adverts)) &&
      (!isClaimed(reading, start) || isOfEmployer(figure, reading))
    if (months !== null) {
      const isKnown = isFrequencySaid(figure, low, evidence) || isLengthKnown(figure, months, reading)
      return mention('figure', figure, isOfAdvert || isKnown)
    }
    const hasSource =
      !isTurned &&
      (isIn(figures, figure) ||
        isFactor(figure, figures) ||
        isDifference(figure, low.slice(start, end), figures) ||
        isListed(figure, low, evidence) ||
        isFrequencySaid(figure, low, evidence) ||
        isCountOfAdvert(figure, reading) ||
        isYearOf(figure, evidence) ||
        isPartOfName(figure, reading) ||
        isTimeOfDay(figure, low, evidence) ||
        isOfAdvert)
    return mention('figure', figure, hasSource)
  })
}
