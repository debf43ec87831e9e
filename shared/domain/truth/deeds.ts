import { bears, bearsVerb, comparedFactsFor, tellsDeeds } from './borne-out.ts'
import { areCapitalsCommon } from './capital-words.ts'
import { isClaimed } from './claimed.ts'
import type { ComparedFact } from './compared-facts.ts'
import { isLight, type Telling, tellingWords } from './deed-words.ts'
import { isKnownPlace, isNameSaid } from './known-names.ts'
import { followingFrom, isInLexicon } from './lexicon.ts'
import { type Part, partsOfLine } from './line-parts.ts'
import { valuesIn } from './numbers.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import { isPraise } from './roles.ts'
import { overlaps, type Span } from './sentences.ts'
import { baseOf, isAdjective } from './word-forms.ts'
import light from './words/light.json' with { type: 'json' }
import verbs from './words/verbs.json' with { type: 'json' }
import { isSmall, list, type Word } from './words.ts'

// Looks for: what a line says was done. Source: the words that carry meaning follow from the words of the facts (see
// lexicon.ts): in a line of a job, from the facts of that job and from those of no job. What a model cited for a line stands
// alone. Lets pass: a word without a source in a line that otherwise tells a fact, because nobody tells the same thing in
// the same words.

/**
 * What a word without a source counts for. `weighty`: a verb of work that takes training or authority. `apart`: a verb and
 * its object that are in two facts.
 */
const weights = { weighty: 1.1, verb: 0.7, other: 0.9, apart: 0.4 } as const
type Sort = keyof typeof weights

/** What another word of another fact counts for. */
const ofOtherFact = 0.2
/** What a word of the nearest fact counts for against that, and a figure with a source. */
const inFavour = { word: 0.2, wordsAtMost: 5, figure: 0.35, figuresAtMost: 2 }
/** Up to here, a number is the same by chance, and counts as a word does. */
const sameByChance = 20
/** Above this, a line tells another deed. A sentence of a letter says more around its deed. */
const limits = { bullet: 0.2, sentence: 0.45 }

const stemsOfList = (lines: readonly string[]) => new Set([...list(lines)].map(baseOf))
/** Verbs that a fact often leaves out: `weekly cost table` is told as `built the weekly cost table`. */
const making = stemsOfList(light.making)
const weighty = stemsOfList(verbs.weighty)
/** Of these, one is told as another. */
const producing = stemsOfList(verbs.producing)

/** Whether a fact of the object leaves room for the verb: it has no verb of its own, or both say that it was made. */
const leavesRoomFor = (fact: ComparedFact, stem: string): boolean =>
  (fact.kind !== 'name' && fact.verbs.size === 0) ||
  (producing.has(stem) && [...fact.verbs].some(own => producing.has(own)))

/** Few of its words are English: nothing follows from them here. */
const isForeign = ({ words }: Reading): boolean => {
  const small = words.filter(({ isNamed, key }) => !isNamed && !/^\d/.test(key))
  const english = small.filter(({ key }) => isSmall(key) || isLight(key) || isInLexicon(key)).length
  return small.length >= 2 && english < small.length / 2
}

/** `pupillary distance`, of a fact that has `PD`: the word is one of several whose initials a fact has. */
const isSpeltOut = (
  { start }: Telling,
  words: readonly Word[],
  compared: readonly ComparedFact[],
): boolean => {
  const said = words.filter(({ key }) => !isSmall(key))
  const at = said.findIndex(word => word.start <= start && start < word.end)
  const [shortest, longest] = [2, 4]
  for (let length = shortest; length <= longest; length += 1)
    for (let from = Math.max(0, at - length + 1); from <= at; from += 1) {
      const run = said.slice(from, from + length)
      const initials = run.map(({ key }) => key.charAt(0)).join('')
      // What a usual short form such as HR stands for, the lexicon knows.
      if (run.length !== length || isInLexicon(initials)) continue
      if (compared.some(fact => fact.initials.has(initials))) return true
    }
  return false
}

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
  const isVerb = parts.get(word) === 'verb' && !(word.isNamed && areNames)
  const isBorneOut =
    compared.some(fact => bearsIn(line, fact, word)) ||
    (/^\p{Lu}/u.test(word.raw) && isNameSaid(reading.evidence, word.raw)) ||
    (!isVerb && isSpeltOut(word, reading.words, compared))
  // `occasional`, `assigned`: they say when and how, and not what.
  if (isAdjective(word.key) && !(isVerb && word.isVerb)) return null
  if (!isVerb) return isBorneOut ? null : 'other'
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
  if (weighty.has(stem)) return 'weighty'
  if (!making.has(stem)) return 'verb'
  // `submitted a report`, of `report to the manager`
  const isVerbOf = ({ verbs: own }: ComparedFact) => object?.stems.some(each => own.has(each)) ?? false
  return !facts || facts.some(fact => leavesRoomFor(fact, stem) || isVerbOf(fact)) ? null : 'verb'
}

/** How much a fact says of words: one word of it says one thing, also where several words of the line follow from it. */
const countSaid = ({ stems }: ComparedFact, words: readonly Telling[]): number => {
  const saying = [...stems].filter(stem => {
    const following = followingFrom(stem)
    return words.some(word => word.stems.some(said => following.has(said)))
  })
  return Math.min(words.length, saying.length)
}

/** What the words say for the line: those of one fact together, and figures; less those of other facts. */
const favourOf = ({ telling, compared, known, reading }: Line, without: readonly Telling[]): number => {
  const borne = compared.map(fact => telling.filter(word => bears(fact, word)))
  const together = Math.max(0, ...borne.map(({ length }) => length))
  const said = Math.max(0, ...compared.map((fact, at) => countSaid(fact, borne[at] ?? [])))
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
    inFavour.word * Math.min(said, inFavour.wordsAtMost) +
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
  const against = sorts.reduce((sum, sort) => sum + (sort ? weights[sort] : 0), 0)
  const without = telling.filter((_, at) => sorts[at] && sorts[at] !== 'apart')
  const limit = piece.kind === 'bullet' ? limits.bullet : limits.sentence
  if (against - favourOf(line, without) <= limit) return []
  const marked = without.length > 0 ? without : telling
  const [first] = marked
  const last = marked.at(-1)
  return first && last ? [mention('deed', { start: first.start, end: last.end }, false)] : []
}
