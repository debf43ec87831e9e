import { isClaimed } from './claimed.ts'
import type { ComparedFact } from './compared-facts.ts'
import { type ContentWord, contentWordsIn, isStopWord } from './deed-words.ts'
import { isKnownPlace } from './known-names.ts'
import { followingFrom, isInLexicon } from './lexicon.ts'
import { partsOfLine } from './line-parts.ts'
import { valuesIn } from './numbers.ts'
import { type Mention, mention, type Reading } from './reading.ts'
import { isPraise } from './roles.ts'
import { overlaps, type Span } from './sentences.ts'
import { comparedFactsFor, hasDeeds, supports } from './supports.ts'
import { type Line, unsourcedIn } from './unsourced-words.ts'
import { isSmall } from './words.ts'

// Looks for: what a line says was done. Source: the words that carry meaning follow from the words of the facts (see
// lexicon.ts): in a line of a job, from the facts of that job and from those of no job. What a model cited for a line stands
// alone. Lets pass: a word without a source in a line that otherwise tells a fact, because nobody tells the same thing in
// the same words.

/** What another word of another fact counts for. */
const ofOtherFact = 0.2
/** What a word of the nearest fact counts for against that, and a figure with a source. */
const inFavour = { word: 0.2, wordsAtMost: 5, figure: 0.45, figuresAtMost: 2 }
/** Up to here, a number is the same by chance, and counts as a word does. */
const sameByChance = 20
/** Above this, a line tells another deed. A sentence of a letter says more around its deed. */
const limits = { bullet: 0.2, sentence: 0.45 }

/** Few of its words are English: nothing follows from them here. */
const isForeign = ({ words }: Reading): boolean => {
  const small = words.filter(({ isNamed, key }) => !isNamed && !/^\d/.test(key))
  const english = small.filter(({ key }) => isSmall(key) || isStopWord(key) || isInLexicon(key)).length
  return small.length >= 2 && english < small.length / 2
}

/** How much a fact says of words: one word of it says one thing, also where several words of the line follow from it. */
const countSaid = ({ stems }: ComparedFact, words: readonly ContentWord[]): number => {
  const saying = [...stems].filter(stem => {
    const following = followingFrom(stem)
    return words.some(word => word.stems.some(said => following.has(said)))
  })
  return Math.min(words.length, saying.length)
}

/** What the words say for the line: those of one fact together, and figures; less those of other facts. */
const favourOf = ({ content, compared, known, reading }: Line, without: readonly ContentWord[]): number => {
  const supported = compared.map(fact => content.filter(word => supports(fact, word)))
  const together = Math.max(0, ...supported.map(({ length }) => length))
  const said = Math.max(0, ...compared.map((fact, at) => countSaid(fact, supported[at] ?? [])))
  // A title, an employer or a skill goes with every fact.
  const ofLines = content.filter(
    word => !without.includes(word) && !compared.some(fact => fact.kind !== 'line' && supports(fact, word)),
  )
  const nearest = supported.filter(({ length }) => length === together)
  // A line may tell two facts: two words of one of them are not there by chance.
  const isOfPair = (word: ContentWord, words: readonly ContentWord[]) =>
    supported.some(other => other.includes(word) && other.filter(each => !words.includes(each)).length > 1)
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

/** A figure speaks for a line if one of these facts has it, and not if it is of another job. */
const isOfFacts = ({ kind, start, end }: Mention, text: string, compared: readonly ComparedFact[]): boolean =>
  kind !== 'figure' ||
  valuesIn(text.slice(start, end)).some(value => compared.some(fact => valuesIn(fact.text).includes(value)))

/** `others`: what the other rules read. `cues`: words that the rules for ranks and outcomes compare. */
export const readDeeds = (reading: Reading, others: readonly Mention[], cues: readonly Span[]): Mention[] => {
  if (!hasDeeds(reading) || isForeign(reading)) return []
  const { text, words, piece } = reading
  const isRead = (word: ContentWord) => [...others, ...cues].some(other => overlaps(other, word))
  const content = contentWordsIn(text, words).filter(
    word => isClaimed(reading, word.end) && !isRead(word) && !isPraise(word.key) && !isKnownPlace(word.key),
  )
  const compared = comparedFactsFor(reading)
  const line: Line = {
    content,
    parts: partsOfLine(text, words, content),
    compared,
    known: others.filter(other => other.hasSource && isOfFacts(other, text, compared)),
    reading,
  }
  const unsourced = unsourcedIn(line)
  const against = unsourced.reduce((sum, { weight }) => sum + weight, 0)
  const without = unsourced.filter(({ sort }) => sort !== 'apart').map(({ word }) => word)
  const limit = piece.kind === 'bullet' ? limits.bullet : limits.sentence
  if (against - favourOf(line, without) <= limit) return []
  const marked = without.length > 0 ? without : content
  const [first] = marked
  const last = marked.at(-1)
  return first && last ? [mention('deed', { start: first.start, end: last.end }, false)] : []
}
