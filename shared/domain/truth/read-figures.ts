import { isOfOthers } from './aims.ts'
import type { Evidence } from './evidence.ts'
import type { Figure } from './figure.ts'
import { figuresIn } from './figures.ts'
import type { Mention, Reader } from './mention.ts'
import { isOfOneKind } from './nouns.ts'
import { stemOf } from './words.ts'

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b))

/** `over 3,000` may be said of 3,200, and `nearly 20%` of 19%. */
const isValueOf = ({ value, bound, isVague }: Figure, known: number): boolean => {
  if (isVague) return known >= 2 * value && known < 1000 * value
  if (near(value, known)) return true
  if (bound === 1) return known > value && known <= value * 1.25
  if (bound === -1) return known < value && known >= value * 0.9
  return bound === 0 && Math.abs(known - value) <= value * 0.1
}

const isMeasureOf = (said: Figure, known: Figure): boolean => {
  if (said.measure === known.measure) return true
  if (said.nouns.at(-1) === 'time' && known.measure === 'times') return true
  const isMoney = (figure: Figure) => figure.measure.startsWith('money')
  if (said.measure === 'any') return isMoney(known) || known.measure === 'count'
  return known.measure === 'any' && (isMoney(said) || said.measure === 'count')
}

/** A number that small is met with by chance: what it counts has to be the same. */
const meetsByChance = 20

const isCountOf = (said: Figure, known: Figure, all: readonly Figure[]): boolean => {
  const head = said.nouns.at(-1)
  const knownHead = known.nouns.at(-1)
  if (head === undefined || knownHead === undefined) return true
  const words = [...known.nouns, ...known.around]
  if (words.some(word => isOfOneKind(head, word)) || said.nouns.some(word => isOfOneKind(word, knownHead)))
    return true
  if (said.value <= meetsByChance || said.isVague) return false
  // 3,200 lines may be called entries, unless the facts count entries too.
  return !all.some(other => other !== known && other.nouns.at(-1) === head)
}

/** `five clean audits`, of audits that were clean for five years. */
const isEachOf = (said: Figure, known: Figure): boolean =>
  said.measure === 'count' &&
  known.measure === 'months' &&
  known.value === said.amount * 12 &&
  known.around.includes(said.nouns.at(-1) ?? '')

/** `12` alone may be of months, or of naira. */
const isBareOf = (said: Figure, known: Figure): boolean =>
  said.isBare && said.amount === known.amount && known.measure !== 'percent' && known.measure !== 'times'

const isTold = (said: Figure, figures: readonly Figure[]): boolean =>
  figures.some(
    known =>
      isBareOf(said, known) ||
      isEachOf(said, known) ||
      (isMeasureOf(said, known) &&
        isValueOf(said, known.value) &&
        (said.measure !== 'count' || known.measure !== 'count' || isCountOf(said, known, figures))),
  )

/** Figures that were said together, and of the same thing: `from 40 to 80 cartons`. */
const pairsOf = (figures: readonly Figure[]): [Figure, Figure][] =>
  figures.flatMap((known, at): [Figure, Figure][] => {
    const next = figures[at + 1]
    return next?.measure === known.measure && next.start - known.end < 60 ? [[known, next]] : []
  })

/** `doubled`, where the facts have one number and its double; `halved` likewise, or by 50%. */
const isFactorTold = ({ value, measure, around }: Figure, figures: readonly Figure[]): boolean => {
  if (measure !== 'times') return false
  if (value === 0.5 && figures.some(known => known.measure === 'percent' && known.value === 50)) return true
  if (value === 2 && figures.some(known => known.measure === 'percent' && known.value === 100)) return true
  return pairsOf(figures).some(
    ([known, next]) =>
      near(next.value, known.value * value) &&
      [...known.nouns, ...known.around, ...next.nouns].some(word => around.includes(word)),
  )
}

/** `seven percentage points`, of 18% to 11%. */
const isDifferenceTold = (said: Figure, text: string, figures: readonly Figure[]): boolean =>
  said.measure === 'percent' &&
  text.includes('point') &&
  pairsOf(figures).some(
    ([known, next]) => known.measure === 'percent' && near(Math.abs(known.value - next.value), said.value),
  )

/** Months over which the facts name work. Jobs at the same time count once. */
const workedMonths = ({ entries }: Evidence): number => {
  const stretches = entries.flatMap(({ isWork, stretch }) => (isWork && stretch ? [stretch] : []))
  let worked = 0
  let until = 0
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    worked += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return worked
}
/** Three years and ten months are called four years. */
const roundedUp = 3

const isWorked = (said: Figure, evidence: Evidence): boolean => {
  if (said.measure !== 'months') return false
  if (said.value >= 12) return said.value <= workedMonths(evidence) + roundedUp
  return evidence.entries.some(
    ({ stretch }) => stretch && Math.abs(stretch.to - stretch.from - said.value) <= 1,
  )
}

/** `three languages`, `both depots`: what the facts list may be counted. */
const isCounted = (said: Figure, { counts, phrases }: Evidence): boolean => {
  if (said.measure !== 'count' || said.value > 12) return false
  if (said.nouns.some(noun => counts.get(noun) === said.value)) return true
  const head = said.nouns.at(-1)
  if (head === undefined || said.value > 6 || said.value < 2) return false
  // Of `Apapa and Ikeja depots`, or `in Apapa, Ikeja and Epe`.
  return phrases.split('|').some(line => {
    const words = line.trim().split(' ')
    const at = words.findIndex(word => stemOf(word) === head)
    if (at < 0) return false
    const joints = words.slice(Math.max(0, at - 4), at + 6).filter(word => word === 'and').length
    return joints > 0 && said.value === joints + 1
  })
}

export const readFigures: Reader = ({ low, piece, evidence, target }) => {
  if (piece.section === 'besides') return []
  return figuresIn(low).map((figure): Mention => {
    const isAdverts =
      target?.advert != null && isTold(figure, target.advert.figures) && isOfOthers(low, figure.start)
    const hasSource =
      isAdverts ||
      isTold(figure, evidence.figures) ||
      isFactorTold(figure, evidence.figures) ||
      isDifferenceTold(figure, low.slice(figure.start, figure.end), evidence.figures) ||
      isWorked(figure, evidence) ||
      isCounted(figure, evidence)
    return { kind: 'figure', start: figure.start, end: figure.end, hasSource }
  })
}
