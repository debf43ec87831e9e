import { areCapitalsCommon } from './capital-words.ts'
import type { ComparedFact } from './compared-facts.ts'
import type { ContentWord } from './deed-words.ts'
import { isNameSaid } from './known-names.ts'
import { isInLexicon } from './lexicon.ts'
import type { Part } from './line-parts.ts'
import type { Mention, Reading } from './reading.ts'
import { supports, supportsVerb } from './supports.ts'
import { baseOf, isAdjective } from './word-forms.ts'
import stop from './words/stop-words.json' with { type: 'json' }
import verbs from './words/verbs.json' with { type: 'json' }
import { isSmall, list, type Word } from './words.ts'

// Finds the words of a line that have no source in the facts, and says how much each of them counts against the line.

/**
 * What a word without a source counts for. `weighty`: a verb of work that takes training or authority. `behind` and `before`:
 * it stands next to a word with a source, and says more of it (`receipt rolls`, of `receipt`). `rare`, `rareVerb`: the
 * lexicon does not have it. Who invents a deed uses common words, and rare ones are mostly of a trade that the facts tell.
 * `apart`: a verb and its object that are in two facts.
 */
const weights = {
  weighty: 1.1,
  verb: 0.7,
  rareVerb: 0.4,
  other: 0.9,
  rare: 0.5,
  before: 0.85,
  behind: 0.5,
  apart: 0.4,
} as const
type Sort = keyof typeof weights

const stemsOfList = (lines: readonly string[]) => new Set([...list(lines)].map(baseOf))
/** Verbs that a fact often leaves out: `weekly cost table` is told as `built the weekly cost table`. */
const making = stemsOfList(stop.making)
const weighty = stemsOfList(verbs.weighty)
/** Of these, one is told as another. */
const producing = stemsOfList(verbs.producing)

/** Whether a fact of the object leaves room for the verb: it has no verb of its own, or both say that it was made. */
const leavesRoomFor = (fact: ComparedFact, stem: string): boolean =>
  (fact.kind !== 'name' && fact.verbs.size === 0) ||
  (producing.has(stem) && [...fact.verbs].some(own => producing.has(own)))

/** `pupillary distance`, of a fact that has `PD`: the word is one of several whose initials a fact has. */
const isSpeltOut = (
  { start }: ContentWord,
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
      if (run.length !== length) continue
      if (compared.some(fact => fact.initials.has(initials))) return true
    }
  return false
}

/** A line with what its words are compared with. */
export type Line = {
  readonly content: readonly ContentWord[]
  readonly parts: ReadonlyMap<ContentWord, Part>
  readonly compared: readonly ComparedFact[]
  /** What the other rules found, with a source. */
  readonly known: readonly Mention[]
  readonly reading: Reading
}

const supportsIn = ({ content, parts }: Line, fact: ComparedFact, word: ContentWord): boolean =>
  parts.get(word) === 'verb' ? supportsVerb(fact, word, content) : supports(fact, word)

/** The object of a verb, and the facts that tell it. Null: what another rule read is its object. */
const objectOf = (
  { content, parts, compared, known }: Line,
  verb: ContentWord,
): { readonly stems: readonly string[]; readonly facts: readonly ComparedFact[] } | null => {
  const after = content.filter(({ start }) => start > verb.start)
  const next = after.find(word => parts.get(word) === 'object') ?? after[0]
  const behind = known.find(({ start }) => start > verb.start)
  if (behind && (!next || behind.start < next.start)) return null
  return next
    ? { stems: next.stems, facts: compared.filter(fact => supports(fact, next)) }
    : { stems: [], facts: [] }
}

/** What speaks against a word, by itself. Null: nothing does. */
const sortAlone = (line: Line, word: ContentWord): 'weighty' | 'verb' | 'other' | 'apart' | null => {
  const { parts, compared, reading } = line
  const areNames = !areCapitalsCommon(reading)
  const isVerb = parts.get(word) === 'verb' && !(word.isNamed && areNames)
  const isSupported =
    compared.some(fact => supportsIn(line, fact, word)) ||
    (/^\p{Lu}/u.test(word.raw) && isNameSaid(reading.evidence, word.raw)) ||
    (!isVerb && isSpeltOut(word, reading.words, compared))
  // `occasional`, `assigned`: they say when and how, and not what.
  if (isAdjective(word.key) && !(isVerb && word.isVerb)) return null
  if (!isVerb) return isSupported ? null : 'other'
  const object = objectOf(line, word)
  const facts = object?.facts ?? null
  if (isSupported) {
    const [stem = ''] = word.stems
    const isApart =
      reading.piece.kind === 'bullet' &&
      !(producing.has(stem) && facts?.some(fact => leavesRoomFor(fact, stem))) &&
      facts !== null &&
      facts.length > 0 &&
      !facts.some(fact => supportsIn(line, fact, word)) &&
      !compared.some(fact => fact.kind !== 'line' && supportsIn(line, fact, word))
    return isApart ? 'apart' : null
  }
  const [stem = ''] = word.stems
  if (weighty.has(stem)) return 'weighty'
  if (!making.has(stem)) return 'verb'
  // `submitted a report`, of `report to the manager`
  const isVerbOf = ({ verbs: own }: ComparedFact) => object?.stems.some(each => own.has(each)) ?? false
  return !facts || facts.some(fact => leavesRoomFor(fact, stem) || isVerbOf(fact)) ? null : 'verb'
}

/** `by GPS chartplotter`: what something was done with. */
const behindTool = /\b(?:with|using|by|via|through)\s+(?:(?!and\b)[\p{L}-]+\s+){0,2}$/u

/** A word with what it counts for against its line. */
export type Unsourced = { readonly word: ContentWord; readonly sort: Sort; readonly weight: number }

/** The words of a line that speak against it, in their order. */
export const unsourcedIn = (line: Line): Unsourced[] => {
  const { content, parts, compared, reading } = line
  const sorts = new Map(content.map(word => [word, sortAlone(line, word)] as const))
  const hasSourceAt = (at: number): boolean =>
    content.some(
      word => word.at === at && parts.get(word) !== 'verb' && compared.some(fact => supports(fact, word)),
    )
  const sortOf = (word: ContentWord): Sort | null => {
    const sort = sorts.get(word) ?? null
    const isRare = !word.isNamed && !word.key.includes(' ') && !isInLexicon(word.key)
    if (sort === 'verb') return isRare ? 'rareVerb' : sort
    if (sort !== 'other') return sort
    if (behindTool.test(reading.low.slice(0, word.start))) return sort
    if (hasSourceAt(word.at - 1)) return 'behind'
    if (isRare) return 'rare'
    return hasSourceAt(word.at + 1) ? 'before' : sort
  }
  return content.flatMap(word => {
    const sort = sortOf(word)
    return sort ? [{ word, sort, weight: weights[sort] }] : []
  })
}
