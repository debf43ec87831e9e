import { bears, bearsVerb, comparedFactsFor, tellsDeeds } from './borne-out.ts'
import { areCapitalsCommon } from './capital-words.ts'
import { isClaimed } from './claimed.ts'
import type { ComparedFact } from './compared-facts.ts'
import { isLight, type Telling, tellingWords } from './deed-words.ts'
import { isKnownPlace, isNameSaid } from './known-names.ts'
import { baseOf, isInLexicon } from './lexicon.ts'
import { type Part, partsOfLine } from './line-parts.ts'
import { valuesIn } from './numbers.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import { isPraise } from './roles.ts'
import { overlaps, type Span } from './sentences.ts'
import light from './words/light.json' with { type: 'json' }
import verbs from './words/verbs.json' with { type: 'json' }
import { isSmall, list } from './words.ts'

// Looks for: what a line says was done. Source: the words that carry meaning follow from the words of the facts (see
// lexicon.ts): in a line of a job, from the facts of that job and from those of no job. What a model cited for a line stands
// alone. Lets pass: a word without a source in a line that otherwise tells a fact, because nobody tells the same thing in
// the same words. Verbs and objects weigh more than what stands around them.

/** What a word without a source counts for. */
const weights: Readonly<Record<Part | 'made' | 'apart', number>> = {
  object: 1,
  verb: 0.8,
  around: 0.7,
  modifier: 0.6,
  /** A verb that means no more than `made`, where the fact says that something else was done. */
  made: 0.8,
  /** A verb and its object that are in two facts. */
  apart: 0.5,
}
/** Long lines have more words without a source: so many count at most, of each sort. */
const countedAtMost = 2
/** What another word of another fact counts for. */
const ofOtherFact = 0.2
/** What a word of the nearest fact counts for against that, and a figure with a source. */
const inFavour = { word: 0.2, wordsAtMost: 5, figure: 0.35, figuresAtMost: 2 }
/** Up to here, a number is the same by chance, and counts as a word does. */
const sameByChance = 20
/** Above this, a line tells another deed. A sentence of a letter says more around its deed. */
const limits = { bullet: 0.15, sentence: 0.4 }

const stemsOfList = (lines: readonly string[]) => new Set([...list(lines)].map(baseOf))
/** Verbs that a fact often leaves out: `weekly cost table` is told as `built the weekly cost table`. */
const making = stemsOfList(light.making)
/** Of these, one is told as another. */
const producing = stemsOfList(verbs.producing)

/** Whether a fact of the object leaves room for the verb: it has no verb of its own, or both say that it was made. */
const leavesRoomFor = (fact: ComparedFact, stem: string): boolean =>
  fact.verbs.size === 0 || (producing.has(stem) && [...fact.verbs].some(own => producing.has(own)))

/** Few of its words are English: nothing follows from them here. */
const isForeign = ({ words }: Reading): boolean => {
  const small = words.filter(({ isNamed, key }) => !isNamed && !/^\d/.test(key))
  const english = small.filter(({ key }) => isSmall(key) || isLight(key) || isInLexicon(key)).length
  return small.length >= 2 && english < small.length / 2
}

/** `Standard Operating Procedures`, of which the facts have the initials. */
const isSpeltOut = ({ at }: Telling, { words, evidence }: Reading): boolean =>
  [3, 4].some(length =>
    Array.from({ length }, (_, before) => words.slice(Math.max(0, at - before), at - before + length)).some(
      run =>
        run.length === length &&
        run.every(({ isNamed }) => isNamed) &&
        evidence.stems.has(run.map(({ key }) => key.charAt(0)).join('')),
    ),
  )

type Sort = keyof typeof weights

/** A line with what its words are compared with. */
type Line = {
  readonly telling: readonly Telling[]
  readonly parts: ReadonlyMap<Telling, Part>
  readonly compared: readonly ComparedFact[]
  /** What the other rules found, with a source. */
  readonly known: readonly Mention[]
  readonly reading: Reading
}

const bearsIn = ({ telling, parts }: Line, fact: ComparedFact, word: Telling): boolean =>
  parts.get(word) === 'verb' ? bearsVerb(fact, word, telling) : bears(fact, word)

/** The object of a verb, and the facts that tell it. Null: what another rule read is its object. */
const objectOf = (
  { telling, parts, compared, known }: Line,
  verb: Telling,
): { readonly stems: readonly string[]; readonly facts: readonly ComparedFact[] } | null => {
  const after = telling.filter(({ start }) => start > verb.start)
  const next = after.find(word => parts.get(word) === 'object') ?? after[0]
  const behind = known.find(({ start }) => start > verb.start)
  if (behind && (!next || behind.start < next.start)) return null
  return next
    ? { stems: next.stems, facts: compared.filter(fact => bears(fact, next)) }
    : { stems: [], facts: [] }
}

/** What speaks against a word. Null: nothing does. */
const sortOf = (line: Line, word: Telling): Sort | null => {
  const { parts, compared, reading } = line
  const areNames = !areCapitalsCommon(reading)
  const part = word.isNamed && areNames ? 'object' : (parts.get(word) ?? 'around')
  const isBorneOut =
    compared.some(fact => bearsIn(line, fact, word)) ||
    (word.isNamed && (isNameSaid(reading.evidence, word.raw) || isSpeltOut(word, reading)))
  if (part !== 'verb') return isBorneOut ? null : part
  const object = objectOf(line, word)
  const facts = object?.facts ?? null
  if (isBorneOut) {
    const [stem = ''] = word.stems
    const isApart =
      reading.piece.kind === 'bullet' &&
      !(producing.has(stem) && facts?.some(fact => leavesRoomFor(fact, stem))) &&
      facts !== null &&
      facts.length > 0 &&
      !facts.some(fact => bearsIn(line, fact, word)) &&
      !compared.some(fact => fact.kind !== 'line' && bearsIn(line, fact, word))
    return isApart ? 'apart' : null
  }
  const [stem = ''] = word.stems
  if (!making.has(stem)) return 'verb'
  // `submitted a report`, of `report to the manager`
  const isVerbOf = ({ verbs: own }: ComparedFact) => object?.stems.some(each => own.has(each)) ?? false
  if (!facts || facts.some(fact => leavesRoomFor(fact, stem) || isVerbOf(fact))) return null
  return facts.length > 0 ? 'made' : 'verb'
}

/** What the words say for the line: those of one fact together, and figures; less those of other facts. */
const favourOf = ({ telling, compared, known, reading }: Line, without: readonly Telling[]): number => {
  const borne = compared.map(fact => telling.filter(word => bears(fact, word)))
  const together = Math.max(0, ...borne.map(({ length }) => length))
  // A title, an employer or a skill goes with every fact.
  const ofLines = telling.filter(
    word => !without.includes(word) && !compared.some(fact => fact.kind !== 'line' && bears(fact, word)),
  )
  const nearest = borne.filter(({ length }) => length === together)
  // A line may tell two facts: two words of one of them are not there by chance.
  const isOfPair = (word: Telling, words: readonly Telling[]) =>
    borne.some(other => other.includes(word) && other.filter(each => !words.includes(each)).length > 1)
  const others =
    together === 0
      ? 0
      : Math.min(
          ...nearest.map(
            words => ofLines.filter(word => !words.includes(word) && !isOfPair(word, words)).length,
          ),
        )
  const [figure, second] = known
  const isByChance =
    figure !== undefined &&
    !second &&
    valuesIn(reading.text.slice(figure.start, figure.end)).every(value => value <= sameByChance)
  return (
    inFavour.word * Math.min(together, inFavour.wordsAtMost) +
    (isByChance ? inFavour.word : inFavour.figure * Math.min(known.length, inFavour.figuresAtMost)) -
    ofOtherFact * others
  )
}

/** `others`: what the other rules read. `cues`: words that the rules for ranks and outcomes compare. */
export const readDeeds = (reading: Reading, others: readonly Mention[], cues: readonly Span[]): Mention[] => {
  if (!tellsDeeds(reading) || isForeign(reading)) return []
  const { text, words, piece } = reading
  const isRead = (word: Telling) => [...others, ...cues].some(other => overlaps(other, word))
  const telling = tellingWords(text, words).filter(
    word => isClaimed(reading, word.end) && !isRead(word) && !isPraise(word.key) && !isKnownPlace(word.key),
  )
  const line: Line = {
    telling,
    parts: partsOfLine(text, words, telling),
    compared: comparedFactsFor(reading),
    known: others.filter(({ hasSource }) => hasSource),
    reading,
  }
  const sorts = telling.map(word => sortOf(line, word))
  const counts = new Map<Sort, number>()
  for (const sort of sorts) if (sort) counts.set(sort, (counts.get(sort) ?? 0) + 1)
  const against = [...counts].reduce(
    (sum, [sort, count]) => sum + weights[sort] * Math.min(count, countedAtMost),
    0,
  )
  const without = telling.filter((_, at) => sorts[at] && sorts[at] !== 'apart')
  const limit = piece.kind === 'bullet' ? limits.bullet : limits.sentence
  if (against - favourOf(line, without) <= limit) return []
  const marked = without.length > 0 ? without : telling
  const [first] = marked
  const last = marked.at(-1)
  return first && last ? [mention('deed', { start: first.start, end: last.end }, false)] : []
}
