import { listed } from '../../listed.ts'
import { knownPlace, weakNames } from '../gazetteer.ts'
import { knownEmployer } from '../known-employers.ts'
import { placesOf } from '../places.ts'
import { misspeltPlace, placeLabel } from './misspelt-place.ts'
import { countBefore, isEmptyWord, type Piece, phraseAt, pieceOf, type Sight, wordSet } from './pieces.ts'
import lists from './query-words.json' with { type: 'json' }

const prepositions = wordSet('in at around near within inside from for to of based located by')
/** Behind these words, a name means a place even where it is an ordinary word. */
const surePrepositions = wordSet('in at around near within inside based located')
const neverBare = wordSet(lists.neverBare)
const anywhereBare = wordSet(lists.anywhereBare)
const placesAfter = wordSet(lists.placesAfter)
const ofPlaces = wordSet(lists.ofPlaces)
const continents = wordSet(lists.continents)
const institutions = listed(lists.institutions)
const mostWords = 4

/** A place that stands at some words of the query. */
type Named = { readonly at: number; readonly count: number; readonly label: string }

/** `university of lagos` and `lagos business school` are names of employers. */
const isPartOfName = ({ tokens }: Sight, at: number, count: number): boolean => {
  if (tokens[at - 1]?.word === 'of' && at > 1 && !ofPlaces.has(tokens[at - 2]?.word ?? '')) return true
  return institutions.some(phrase => phraseAt(tokens, at + count, phrase.split(' ').length) === phrase)
}

const isCapitals = (raw: string): boolean => /^\p{Lu}[\p{Lu}.]*$/u.test(raw)

/** Whether a name that is also an ordinary word means a place here. */
const isMeant = (sight: Sight, at: number, count: number, key: string): boolean => {
  const { tokens, isFree } = sight
  if (!weakNames.has(key) && !neverBare.has(key)) return true
  if (anywhereBare.has(key)) return true
  const preposition = tokens[at - 1 - (tokens[at - 1]?.word === 'the' ? 1 : 0)]?.word ?? ''
  if (surePrepositions.has(preposition)) return knownEmployer(key) === null
  if (key === 'us') return isCapitals(tokens[at]?.raw ?? '') && !tokens.every(({ raw }) => isCapitals(raw))
  if (neverBare.has(key) || knownPlace(key)?.country !== 'NG') return false
  return tokens.slice(at + count).every(({ word }, next) => isEmptyWord(word) || !isFree(at + count + next))
}

/** The longest name of a place that stands at a word. */
const exactAt = (sight: Sight, at: number): Named | null => {
  const { tokens, isFree } = sight
  for (let count = mostWords; count > 0; count -= 1) {
    if (!isFree(at, count)) continue
    const key = phraseAt(tokens, at, count) ?? ''
    const place = knownPlace(key)
    if (place && isMeant(sight, at, count, key) && !isPartOfName(sight, at, count))
      return { at, count, label: placeLabel(place) }
    if (count === 1 && continents.has(key))
      return { at, count, label: `${key[0]?.toUpperCase()}${key.slice(1)}` }
  }
  return null
}

const misspeltAt = (sight: Sight, at: number, isEmployer: (words: string) => boolean): Named | null => {
  for (let count = 2; count > 0; count -= 1) {
    const key = sight.isFree(at, count) ? phraseAt(sight.tokens, at, count) : undefined
    if (key === undefined || (count === 1 && isEmptyWord(key))) continue
    const place = misspeltPlace(key)
    if (place && !isEmployer(key) && !isPartOfName(sight, at, count))
      return { at, count, label: placeLabel(place) }
  }
  return null
}

/** The text that the search of places understands. Names that are one place are one: `Lekki, Lagos`. */
export const placeText = (labels: readonly string[]): string => {
  const together = labels.join(', ')
  return placesOf(together).length > 1 ? labels.join(' or ') : together
}

/** Joins names side by side that mean one place, such as `ibadan oyo state`. */
const joined = (places: readonly Named[]): Named[] => {
  const found: Named[] = []
  for (const next of places) {
    const before = found.at(-1)
    const isBeside = before !== undefined && before.at + before.count === next.at
    const label = before && (before.label === next.label ? next.label : `${before.label}, ${next.label}`)
    if (isBeside && label !== undefined && placesOf(label).length === 1)
      found[found.length - 1] = { at: before.at, count: before.count + next.count, label }
    else found.push(next)
  }
  return found
}

/** With what belongs to it: `in` before it, `state` and `area` behind it. */
const widened = (sight: Sight, { at, count, label }: Named): Piece => {
  const before = countBefore(sight, at, prepositions)
  const next = sight.tokens[at + count]?.word ?? ''
  const behind = placesAfter.has(next) && sight.isFree(at + count) ? 1 : 0
  const means = { kind: 'place', value: label, label, words: false } as const
  return pieceOf(sight, at - before, count + before + behind, means)
}

/** The places of a query. Names with slips count only where no place is written rightly. */
export const placesIn = (sight: Sight, isEmployer: (words: string) => boolean): Piece[] => {
  const inWords = (placeAt: (at: number) => Named | null): Named[] => {
    const found: Named[] = []
    for (let at = 0; at < sight.tokens.length; at += 1) {
      const place = placeAt(at)
      if (!place) continue
      found.push(place)
      at += place.count - 1
    }
    return found
  }
  const exact = inWords(at => exactAt(sight, at))
  const places = exact.length > 0 ? exact : inWords(at => misspeltAt(sight, at, isEmployer))
  return joined(places).map(place => widened(sight, place))
}
