import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { familiesOf, familiesOfField, workWords } from '../../../shared/domain/jobs/roles.ts'
import { skillNamed } from '../../../shared/domain/jobs/skills.ts'
import { slips as slipsBetween } from '../../../shared/domain/jobs/slips.ts'
import { phrase } from './expression.ts'
import { stemOf, type Term } from './terms.ts'

const counted = z.object({ word: z.string(), count: z.number() })

/** Shorter words are not corrected, because they are similar to too many words. */
const shortest = 4
/** A word in fewer adverts than this counts as misspelt where a common word is similar. */
const rare = 3

/** How many times more likely it is that a person means the name of a role than another word. */
const roleWorth = 20

/** A trade, a field or a tool. No advert has a barber today. That is no reason to offer bakers. */
const isKnown = (word: string): boolean =>
  familiesOf(word).length > 0 || familiesOfField(word).length > 0 || skillNamed(word) !== undefined

const mostSlips = (word: string): number => (word.length <= 5 ? 1 : 2)

type Words = ReadonlyMap<number, readonly z.infer<typeof counted>[]>
const byLengthOf = (words: readonly z.infer<typeof counted>[]): Words =>
  Map.groupBy(words, ({ word }) => word.length)

/** Words of work that no advert may have today: `plumber`, `restaurant jobs`. */
const ofWork = byLengthOf([...workWords].map(word => ({ word, count: 1 })))

/** Corrects words by the vocabulary of the index, which is read at the first unknown word. */
export const createSpelling = (database: DatabaseSync) => {
  const inVocabulary = database.prepare('SELECT count FROM vocabulary WHERE word = ?')
  const having = database.prepare(`SELECT rowid FROM words WHERE words MATCH ? LIMIT ${rare}`)
  let inIndex: Words | undefined

  const read = (): Words =>
    byLengthOf(z.array(counted).parse(database.prepare('SELECT word, count FROM vocabulary').all()))

  const nearestIn = (words: Words, word: string, leastCount: number): string | undefined => {
    const most = mostSlips(word)
    let best: { word: string; slips: number; score: number } | undefined
    for (let length = word.length - most; length <= word.length + most; length += 1)
      for (const known of words.get(length) ?? []) {
        if (known.count < leastCount || known.word === word) continue
        const count = slipsBetween(word, known.word)
        if (count > most) continue
        // A second slip divides the score by 100, and another first letter by 10, because people rarely mistake it.
        const score =
          (known.count * (familiesOf(known.word).length > 0 ? roleWorth : 1)) /
          100 ** count /
          (known.word[0] === word[0] ? 1 : 10)
        if (!best || score > best.score) best = { word: known.word, slips: count, score }
      }
    return best?.word
  }
  const nearest = (word: string, leastCount: number): string | undefined => {
    inIndex ??= read()
    return nearestIn(inIndex, word, leastCount)
  }

  /** The corrected word; undefined where the word is known, or no known word is similar. */
  return (word: string): string | undefined => {
    if (word.length < shortest || !/^\p{L}+$/u.test(word) || inVocabulary.get(word)) return undefined
    if (isKnown(word)) return undefined
    const found = having.all(phrase([word])).length
    if (found === 0) return nearest(word, 1) ?? nearestIn(ofWork, word, 1)
    if (found < rare) return nearest(word, 20)
    // Adverts are found by the stem of a word, also of a misspelt one: `marketting`.
    const near = nearest(word, rare)
    return near !== undefined && stemOf(near) === stemOf(word) && familiesOf(near).length > 0
      ? near
      : undefined
  }
}
export type Spelling = ReturnType<typeof createSpelling>

type Corrected = SearchAnswer['corrected']

/** The misspelt words among terms, and what was meant. */
export const slipsAmong = (terms: readonly Term[], correctWord: Spelling): Corrected =>
  terms.flatMap(({ forms }) => {
    const [form] = forms
    const [from] = form ?? []
    const to = forms.length === 1 && form?.length === 1 && from !== undefined ? correctWord(from) : undefined
    return from === undefined || to === undefined ? [] : { from, to }
  })
