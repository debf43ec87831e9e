import type { DatabaseSync } from 'node:sqlite'
import { distance } from 'fastest-levenshtein'
import * as z from 'zod/mini'
import { phrase } from './expression.ts'

const counted = z.object({ word: z.string(), count: z.number() })

/** Words shorter than this are too near to everything. */
const shortest = 4
/** A word that so few adverts have is misspelt there, where a common one is near. */
const rare = 3

const reach = (word: string): number => (word.length <= 5 ? 1 : 2)

/** Two letters that changed their places are one slip, and not two. */
const swapped = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false
  const at = [...one].findIndex((_, place) => one[place] !== other[place])
  const rest = at + 2
  return (
    at >= 0 && one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(rest) === other.slice(rest)
  )
}

const slips = (one: string, other: string): number => (swapped(one, other) ? 1 : distance(one, other))

/** What somebody may have meant, of the words of titles, companies, places and skills. Read when the first word is unknown. */
export const createSpelling = (database: DatabaseSync) => {
  const one = database.prepare('SELECT count FROM vocabulary WHERE word = ?')
  const having = database.prepare(`SELECT rowid FROM words WHERE words MATCH ? LIMIT ${rare}`)
  let byLength: ReadonlyMap<number, readonly z.infer<typeof counted>[]> | undefined

  const read = () =>
    Map.groupBy(
      z.array(counted).parse(database.prepare('SELECT word, count FROM vocabulary').all()),
      ({ word }) => word.length,
    )

  const nearest = (word: string, leastCount: number): string | undefined => {
    byLength ??= read()
    const most = reach(word)
    let best: { word: string; slips: number; score: number } | undefined
    for (let length = word.length - most; length <= word.length + most; length += 1)
      for (const known of byLength.get(length) ?? []) {
        if (known.count < leastCount || known.word === word) continue
        const count = slips(word, known.word)
        if (count > most) continue
        // A second slip weighs a hundred times, another first letter ten times: those are seldom mistaken.
        const score = known.count / 100 ** count / (known.word[0] === word[0] ? 1 : 10)
        if (!best || score > best.score) best = { word: known.word, slips: count, score }
      }
    return best?.word
  }

  /** The word that is meant; undefined: the one that is written, or none that is near. */
  return (word: string): string | undefined => {
    if (word.length < shortest || !/^\p{L}+$/u.test(word) || one.get(word)) return undefined
    const found = having.all(phrase([word])).length
    return found >= rare ? undefined : nearest(word, found === 0 ? 1 : 20)
  }
}
export type Spelling = ReturnType<typeof createSpelling>
