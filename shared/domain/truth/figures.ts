import { isClaimed } from './claimed.ts'
import { isOfOneKind } from './counted-nouns.ts'
import { followingFrom } from './lexicon.ts'
import { figuresIn } from './numbers.ts'
import { lowered } from './plain-text.ts'
import {
  type Entry,
  type Evidence,
  type Figure,
  isPersonal,
  isSaid,
  mention,
  type Reading,
  type Rule,
} from './reading.ts'
import { isSmall, phraseOf, stemOf } from './words.ts'

// Looks for: numbers, in figures or in words.
// Source: a number of the facts that is of the same measure and counts the same thing; two of them whose factor or
// difference it is; the time that the jobs took; how many of a thing the facts list.
// Lets pass: `over 3,000` of 3,200 and the like; in a letter, the advert's figures where the sentence speaks of the employer.

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b))

/** `over 3,000` may be said of 3,200, and `nearly 20%` of 19%. */
const isValueOf = ({ value, bound, isVague }: Figure, known: number): boolean => {
  if (isVague) return known >= 2 * value && known < 1000 * value
  if (near(value, known)) return true
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

const isCountOf = (said: Figure, known: Figure, all: readonly Figure[]): boolean => {
  const head = said.nouns.at(-1)
  const knownHead = known.nouns.at(-1)
  if (head === undefined || knownHead === undefined) return true
  const words = [...known.nouns, ...known.around]
  // `four street lamps`, of 4 streetlights.
  if (known.nouns.some(noun => said.nouns.some(word => followingFrom(noun).has(word)))) return true
  if (words.some(word => isOfOneKind(head, word)) || said.nouns.some(word => isOfOneKind(word, knownHead)))
    return true
  if (said.value <= sameByChance || said.isVague) return false
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
        isValueOf(said, known.value) &&
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

/** Months over which the facts name work. Jobs at the same time count once. */
const workedMonths = ({ entries }: Evidence): number => {
  const periods = entries.flatMap(({ isWork, period }) => (isWork && period ? [period] : []))
  let worked = 0
  let until = 0
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    worked += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return worked
}
/** Months that may be missing: three years and ten months are called four years. */
const roundedUp = 3

/** Whether one of two phrases begins with the other: people leave the place of an employer out. */
const isBeginning = (a: string, b: string): boolean => a !== '' && (a.startsWith(b) || b.startsWith(a))

/** `seven years at Hilltop Lodge` are years of that job alone. */
const entriesBehind = ({ end }: Figure, text: string, { entries }: Evidence): Entry[] => {
  const [clause = ''] = text.slice(end).split(/[,.;]|\band\b/)
  const behind = /\b(?:at|with|for|in) (?:the )?(.+)$/.exec(clause)?.[1]
  const phrase = behind === undefined ? '' : phraseOf(behind)
  return entries.filter(
    ({ organisation, period }) =>
      organisation !== '' && period && isBeginning(phrase, phraseOf(organisation)),
  )
}

const isTimeWorked = (said: Figure, text: string, evidence: Evidence): boolean => {
  if (said.measure !== 'months') return false
  const behind = entriesBehind(said, text, evidence).reduce(
    (sum, { period }) => sum + (period ? period.to - period.from : 0),
    0,
  )
  if (behind > 0 && said.value >= 12) return said.value <= behind + roundedUp
  if (said.value >= 12) return said.value <= workedMonths(evidence) + roundedUp
  return evidence.entries.some(({ period }) => period && Math.abs(period.to - period.from - said.value) <= 1)
}

/** `three languages`, `both depots`: how many of a thing the facts list. */
const isCountOfList = (said: Figure, { counts, phrases }: Evidence): boolean => {
  if (said.measure !== 'count' || said.value > 12) return false
  if (said.nouns.some(noun => counts.get(noun) === said.value)) return true
  const head = said.nouns.at(-1)
  if (head === undefined || said.value > 6 || said.value < 2) return false
  // Of `Apapa and Ikeja depots`, or `in Apapa, Ikeja and Epe`.
  return phrases.split('|').some(line => {
    const words = line.trim().split(' ')
    const at = words.findIndex(word => followingFrom(stemOf(word)).has(head))
    const joints = words.slice(Math.max(0, at - 4), at + 6).filter(word => word === 'and').length
    return at >= 0 && joints > 0 && said.value === joints + 1
  })
}

const ofTeam = /\b(?:team|group|crew|one) of (?:the )?$/
const besideThem = /\b(?:with|alongside|and) (?:my |the )?$/
/** `a team of three`, of `with two others`. */
const isTeamWithWriter = ({ start, value }: Figure, low: string, { compared }: Evidence): boolean =>
  ofTeam.test(low.slice(0, start)) &&
  compared.some(({ text }) => {
    const fact = lowered(text)
    return figuresIn(fact).some(
      other => other.value === value - 1 && besideThem.test(fact.slice(0, other.start)),
    )
  })

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
    const hasSource =
      !isTurned &&
      (isIn(figures, figure) ||
        isFactor(figure, figures) ||
        isDifference(figure, low.slice(start, end), figures) ||
        isTimeWorked(figure, low, evidence) ||
        isCountOfList(figure, evidence) ||
        isYearOf(figure, evidence) ||
        isPartOfName(figure, reading) ||
        isTeamWithWriter(figure, low, evidence) ||
        isTimeOfDay(figure, low, evidence) ||
        (adverts != null &&
          (isIn(adverts.figures, figure) || isYearOf(figure, adverts)) &&
          !isClaimed(reading, start)))
    return mention('figure', figure, hasSource)
  })
}
