import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { Term } from './terms.ts'

const counted = z.object({ count: z.number() })

/** How rare a word is among titles, companies, places and skills: the logarithm of how many jobs there are for each. */
export const createRarity = (database: DatabaseSync, jobs: number) => {
  const count = database.prepare('SELECT count FROM vocabulary WHERE word = ?')
  const rarityOf = (word: string): number => {
    const row = count.get(word)
    return Math.log(1 + jobs / (1 + (row ? counted.parse(row).count : 0)))
  }
  /** Of several words the rarest counts. */
  return ({ forms }: Term): number => Math.max(...(forms[0] ?? []).map(rarityOf))
}
export type Rarity = ReturnType<typeof createRarity>
