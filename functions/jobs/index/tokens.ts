import { fold } from '../../../shared/domain/jobs/fold.ts'
import { listed } from '../../../shared/domain/listed.ts'
import { facetSign } from './facets.ts'
import lists from './hints.json' with { type: 'json' }
import { aliasForms, foldedWords, stemOf } from './terms.ts'
import type { columnsOf } from './text-columns.ts'

/**
 * The full-text index has one column of words, without their positions, which is a fifth of the size with columns and
 * positions. What needed these is a word of its own: a phrase that a query can have, and a word in certain columns.
 */
export type ColumnGroup = 'place' | 'title' | 'title skills company'

/** The letters of the groups. */
const marks: Readonly<Record<ColumnGroup, string>> = { place: 'p', title: 't', 'title skills company': 'n' }

// As facets, these words have a sign that no text has, and an ending that no stemmer changes.
const inGroup = (stems: string, group: ColumnGroup): string =>
  `${facetSign}${facetSign}${marks[group]}${stems}x`
const phraseWord = (stems: readonly string[]): string => `${stems.join(facetSign)}x`

/** All phrases of several words that a query can have, as stems, by the first stem. */
const phrases: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  [
    ...aliasForms,
    ...Object.values(lists).flatMap(phrases => listed(phrases).map(phrase => phrase.split(' '))),
  ].flatMap(words => (words.length > 1 ? [words.map(stemOf)] : [])),
  ([first = '']) => first,
)
const longestPhrase = Math.max(...[...phrases.values()].flat().map(({ length }) => length))

const isPhrase = (stems: readonly string[]): boolean =>
  phrases.get(stems[0] ?? '')?.some(known => phraseWord(known) === phraseWord(stems)) ?? false

/** The words of the index for a phrase of a query: more than one where the index does not have the phrase. */
export const tokensOfPhrase = (words: readonly string[], group?: ColumnGroup): readonly string[] => {
  const stems = words.map(stemOf)
  const isWhole = stems.length > 1 && isPhrase(stems)
  if (group === undefined) return isWhole ? [phraseWord(stems)] : words
  return (isWhole ? [phraseWord(stems)] : stems).map(token => inGroup(token, group))
}

/** A word begins like its stem, but for the last letter: `compani`, `pai`. */
const beginning = (stem: string): string => (stem.length > 2 ? stem.slice(0, -1) : stem)

/** The first two words of each phrase, as a pattern without the first letter, by that letter. */
const firstWords = Map.groupBy(
  [...phrases].map(([first, all]) => {
    const seconds = new Set(all.map(([, second = '']) => beginning(second)))
    return {
      letter: first.slice(0, 1),
      rest: `${beginning(first).slice(1)}[a-z0-9]*[^a-z0-9]+(?:${[...seconds].join('|')})`,
    }
  }),
  ({ letter }) => letter,
)

/** Finds the places where a phrase may begin. Grouped by letter, it is tried with few patterns at each word. */
const mayBegin = new RegExp(
  `\\b(?=${[...firstWords].map(([letter, all]) => `${letter}(?:${all.map(({ rest }) => rest).join('|')})`).join('|')})`,
  'g',
)

/** More characters than the longest phrase has. */
const phraseRoom = 120

/** The phrases of a searchable text. */
const phrasesIn = (text: string): readonly string[] => {
  const found = new Set<string>()
  // Not `matchAll`, which copies the expression for each text.
  mayBegin.lastIndex = 0
  for (; mayBegin.test(text); mayBegin.lastIndex += 1) {
    const begins = mayBegin.lastIndex
    const stems = foldedWords(text.slice(begins, begins + phraseRoom))
      .slice(0, longestPhrase)
      .map(stemOf)
    for (const phrase of phrases.get(stems[0] ?? '') ?? [])
      if (phrase.every((part, next) => stems[next] === part)) found.add(phraseWord(phrase))
  }
  return [...found]
}

const beyondAscii = /[^\0-\x7f]/
const otherSigns = /[^\0-\x7f\p{L}\p{N}]+/gu

/** The text as the tokenizer reads it, which knows only the signs of ASCII. The sign of facets is left out. */
const searchable = (text: string): string => {
  const plain = beyondAscii.test(text) ? fold(text).replace(otherSigns, ' ') : text.toLowerCase()
  return plain.includes(facetSign) ? plain.replaceAll(facetSign, ' ') : plain
}

const mostRemembered = 20_000

/**
 * The phrases of a column, and its words and phrases as those of the groups. Companies, places, skills and titles are
 * those of many jobs, so that the result is remembered.
 */
const wordsOfColumn = (groups: readonly ColumnGroup[]) => {
  const known = new Map<string, string>()
  return (text: string): string => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= mostRemembered) known.clear()
    const found = phrasesIn(text)
    const stems = foldedWords(text).map(stemOf)
    const ofGroups = groups.flatMap(group => [...stems, ...found].map(token => inGroup(token, group)))
    const words = [text, ...found, ...ofGroups].join(' ')
    known.set(text, words)
    return words
  }
}

const ofTitle = wordsOfColumn(['title', 'title skills company'])
const ofCompanyOrSkills = wordsOfColumn(['title skills company'])
const ofPlace = wordsOfColumn(['place'])

/** The text by which the full-text index finds a job. */
export const tokensOf = (
  { title, company, skills, place, body }: ReturnType<typeof columnsOf>,
  facets: string,
): string => {
  const description = searchable(body)
  return [
    ofTitle(searchable(title)),
    ofCompanyOrSkills(searchable(company)),
    ofCompanyOrSkills(searchable(skills)),
    ofPlace(searchable(place)),
    description,
    ...phrasesIn(description),
    facets,
  ].join(' ')
}
