import { companyKey } from '../company.ts'
import { knownPlace } from '../gazetteer.ts'
import { familiesOf } from '../roles.ts'
import { skillNamed } from '../skills.ts'
import {
  countBefore,
  isEmptyWord,
  jobWords,
  type Piece,
  phraseAt,
  pieceOf,
  type Sight,
  stopWords,
  wordSet,
} from './pieces.ts'
import lists from './query-words.json' with { type: 'json' }

/** The employer of these words, in the spelling of `companyKey`. */
export type EmployerNamed = (words: string) => string | undefined

const companyNouns = wordSet(lists.companyNouns)
const products = wordSet(lists.products)
const prepositions = wordSet('at in with for by from into of')
const mostWords = 4

const nameAt = ({ query, tokens }: Sight, at: number, count: number, named: EmployerNamed) => {
  const key = companyKey(query.slice(tokens[at]?.from, tokens[at + count - 1]?.to))
  return key === '' ? undefined : named(key)
}

/** Whether a word says something of its own, so that it can be the name of somebody. */
const isOwn = (word: string): boolean =>
  !isEmptyWord(word) && !jobWords.has(word) && !jobWords.has(word.replace(/s$/, ''))

/** Whether a word is one of titles, skills or places: `store`, `react`, `lagos`. */
const isOfJobs = (word: string): boolean =>
  !isOwn(word) || familiesOf(word).length > 0 || Boolean(skillNamed(word) ?? knownPlace(word))

/** Whether several words are no mere role, trade or place: `security guard`, `lagos driver`. */
const areName = (words: readonly string[]): boolean => {
  if (skillNamed(words.join(' '))) return false
  return (
    words.some(word => isOwn(word) && !knownPlace(word)) ||
    (words.some(word => knownPlace(word)) && companyNouns.has(words.at(-1) ?? ''))
  )
}

const pieceFor = (sight: Sight, at: number, count: number, name: string): Piece => {
  const before = countBefore(sight, at, prepositions)
  const means = { kind: 'employer', value: name, label: name, words: false } as const
  return pieceOf(sight, at - before, count + before, means)
}

/** The first employer whose name has several words, or stands behind `at`. */
export const employerIn = (sight: Sight, named: EmployerNamed): Piece[] => {
  const { tokens, isFree } = sight
  for (let at = 0; at < tokens.length; at += 1)
    for (let count = mostWords; count > 0; count -= 1) {
      const words = phraseAt(tokens, at, count)?.split(' ')
      if (!words || !isFree(at, count)) continue
      if (stopWords.has(words[0] ?? '') || stopWords.has(words.at(-1) ?? '')) continue
      const isBehindAt = tokens[at - 1]?.word === 'at'
      // An advert may have its title in the place of the employer.
      const isRole =
        familiesOf(words.join(' ')).length > 0 &&
        !companyNouns.has(words.at(-1) ?? '') &&
        words.every(isOfJobs)
      const mayBe = isBehindAt
        ? count > 1 || !knownPlace(words[0] ?? '')
        : count > 1 && !isRole && areName(words)
      const name = mayBe ? nameAt(sight, at, count, named) : undefined
      if (name !== undefined) return [pieceFor(sight, at, count, name)]
    }
  return []
}

/** Whether nothing but empty words stands beside a word. */
const isAlone = ({ tokens, isFree }: Sight, at: number): boolean =>
  tokens.every(({ word }, next) => next === at || isEmptyWord(word) || !isFree(next))

/**
 * The first employer whose name is one word. A word of jobs is none, such as `nurse`, and a skill or a product is none
 * beside other words: `oracle developer`.
 */
export const shortEmployerIn = (sight: Sight, named: EmployerNamed): Piece[] => {
  const { tokens, isFree } = sight
  for (const [at, { word }] of tokens.entries()) {
    if (!isFree(at) || word.length < 2 || !isOwn(word) || familiesOf(word).length > 0) continue
    if ((skillNamed(word) || products.has(word)) && !isAlone(sight, at)) continue
    const name = nameAt(sight, at, 1, named)
    if (name !== undefined) return [pieceFor(sight, at, 1, name)]
  }
  return []
}
