import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { IndexedJob } from '../job-index.ts'
import { readCard } from './card.ts'
import { type ReadBlock, textIn } from './text-blocks.ts'

const cardRow = z.object({ card: z.string() })
const numberRow = z.object({ number: z.number() })
const blockRow = z.object({ start: z.number(), length: z.number() })

/** Reads single jobs: the cards of a page, one job, or its description. */
export const createRows = (database: DatabaseSync, readBlock: ReadBlock) => {
  const card = database.prepare('SELECT card FROM cards WHERE number = ?')
  const byId = database.prepare('SELECT card FROM cards WHERE id = ?')
  const numberOf = database.prepare('SELECT number FROM cards WHERE id = ?')
  const blockOf = database.prepare(
    'SELECT start, length FROM blocks WHERE first <= ? ORDER BY first DESC LIMIT 1',
  )
  return {
    cards: (numbers: readonly number[]): IndexedJob[] =>
      numbers.map(number => readCard(cardRow.parse(card.get(number)).card)),
    get: (id: string): IndexedJob | undefined => {
      const row = byId.get(id)
      return row && readCard(cardRow.parse(row).card)
    },
    /** Uses the database only before its first wait, so that the index may be closed meanwhile. */
    description: async (id: string): Promise<string | undefined> => {
      const row = numberOf.get(id)
      if (!row) return undefined
      const { number } = numberRow.parse(row)
      return textIn(await readBlock(blockRow.parse(blockOf.get(number))), number)
    },
  }
}
export type Rows = ReturnType<typeof createRows>
