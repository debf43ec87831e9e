import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { Term } from './terms.ts'

/** The half-life of a job in seconds, the least factor of an old job, and factors: a warning, another place, abroad. */
const halfLife = 14 * 86_400
const oldest = 0.3
const warned = 0.2
const elsewhere = 0.6
const abroad = 0.75

// The age counts from the time of the build, so that the order does not change between two pages.
const freshness = `(${oldest} + ${1 - oldest} * pow(0.5, max(0.0, :builtAt - posted) / ${halfLife}.0))`
const safety = `iif(warnings > 0, ${warned}, 1.0)`
const place = `iif(is_there, 1.0, ${elsewhere}) * iif(is_abroad, ${abroad}, 1.0)`

/**
 * The weight of a term by its place: the title as it was typed; the title in another form; company, place and skills;
 * or else the description.
 */
const worth = { role: 3, title: 2.2, about: 0.9, elsewhere: 0.4 }

/** The names of the SQL parameters of the term at this place. */
export const namesOf = (at: number) => ({ word: `word${at}`, stem: `stem${at}`, rarity: `rarity${at}` })

const fitOf = (at: number): string => {
  const { word, stem, rarity } = namesOf(at)
  return `:${rarity} * CASE
    WHEN instr(role, :${word}) > 0 THEN ${worth.role}
    WHEN instr(title, :${stem}) > 0 THEN ${worth.title}
    WHEN instr(about, :${stem}) > 0 THEN ${worth.about}
    ELSE ${worth.elsewhere} END`
}

/** A title with the words in their order ranks higher, and the shorter the title, the higher. */
const isRole = 'iif(instr(role, :role) > 0, 1.0 + 0.4 * length(:role) / length(role), 1.0)'

/**
 * The SQL expression of the rank. It does not use SQLite's bm25(), which counts all jobs that have each word at each
 * search: with a million jobs that takes ten times as long as everything else. Here the rarity of a word is known
 * from the vocabulary. New jobs rank higher. Jobs rank lower that may be a scam, are elsewhere, or can't be done from
 * Nigeria.
 */
export const rankBy = (terms: number): string => {
  const fit = Array.from({ length: terms }, (_, at) => fitOf(at)).join(' + ')
  const words = terms > 0 ? `(${fit}) * ${isRole} * ` : ''
  return `${words}${freshness} * ${safety} * ${place}`
}

const counted = z.object({ count: z.number() })

/** The rarity of a term: the logarithm of all jobs by the jobs with the word in title, company, place or skills. */
export const createRarity = (database: DatabaseSync, jobs: number) => {
  const count = database.prepare('SELECT count FROM vocabulary WHERE word = ?')
  const rarityOf = (word: string): number => {
    const row = count.get(word)
    return Math.log(1 + jobs / (1 + (row ? counted.parse(row).count : 0)))
  }
  /** Of several words, the rarest one counts. */
  return ({ forms }: Term): number => Math.max(...(forms[0] ?? []).map(rarityOf))
}
export type Rarity = ReturnType<typeof createRarity>
