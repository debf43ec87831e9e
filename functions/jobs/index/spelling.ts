import type { DatabaseSync } from 'node:sqlite'
import { distance } from 'fastest-levenshtein'
import * as z from 'zod/mini'
import type { SearchAnswer } from '../../../shared/api/jobs.ts'
import { phrase } from './expression.ts'
import type { Term } from './terms.ts'

const counted = z.object({ word: z.string(), count: z.number() })

/** Shorter words are not corrected, because they are similar to too many words. */
const shortest = 4
/** A word in fewer adverts than this counts as misspelt where a common word is similar. */
const rare = 3

const mostSlips = (word: string): number => (word.length <= 5 ? 1 : 2)

/** Whether two adjacent letters are swapped, which counts as one slip. */
const swapped = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  const rest = at + 2
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(rest) === b.slice(rest)
}

const slips = (a: string, b: string): number => (swapped(a, b) ? 1 : distance(a, b))

/** Corrects words by the vocabulary of the index, which is read at the first unknown word. */
export const createSpelling = (database: DatabaseSync) => {
  const inVocabulary = database.prepare('SELECT count FROM vocabulary WHERE word = ?')
  const having = database.prepare(`SELECT rowid FROM words WHERE words MATCH ? LIMIT ${rare}`)
  let byLength: ReadonlyMap<number, readonly z.infer<typeof counted>[]> | undefined

  const read = () =>
    Map.groupBy(
      z.array(counted).parse(database.prepare('SELECT word, count FROM vocabulary').all()),
      ({ word }) => word.length,
    )

  const nearest = (word: string, leastCount: number): string | undefined => {
    byLength ??= read()
    const most = mostSlips(word)
    let best: { word: string; slips: number; score: number } | undefined
    for (let length = word.length - most; length <= word.length + most; length += 1)
      for (const known of byLength.get(length) ?? []) {
        if (known.count < leastCount || known.word === word) continue
        const count = slips(word, known.word)
        if (count > most) continue
        // A second slip divides the score by 100, and another first letter by 10, because people rarely mistake it.
        const score = known.count / 100 ** count / (known.word[0] === word[0] ? 1 : 10)
        if (!best || score > best.score) best = { word: known.word, slips: count, score }
      }
    return best?.word
  }

  /** The corrected word; undefined where the word is known, or no known word is similar. */
  return (word: string): string | undefined => {
    if (word.length < shortest || !/^\p{L}+$/u.test(word) || inVocabulary.get(word)) return undefined
    const found = having.all(phrase([word])).length
    return found >= rare ? undefined : nearest(word, found === 0 ? 1 : 20)
  }
}
export type Spelling = ReturnType<typeof createSpelling>

type Corrected = SearchAnswer['corrected']

/** The terms with misspelt words corrected, and the list of corrections. */
export const corrected = (
  terms: readonly Term[],
  correctWord: Spelling,
): { readonly terms: readonly Term[]; readonly corrected: Corrected } => {
  const slips: Corrected = []
  const right = terms.map(term => {
    const [form] = term.forms
    const [from] = form ?? []
    const to =
      term.forms.length === 1 && form?.length === 1 && from !== undefined ? correctWord(from) : undefined
    if (from === undefined || to === undefined) return term
    slips.push({ from, to })
    return { forms: [[to]] }
  })
  return { terms: right, corrected: slips }
}
