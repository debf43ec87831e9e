import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { IndexedJob } from '../job-index.ts'
import { readCard } from './card.ts'
import { packOf, unpack } from './packing.ts'

const cardRow = z.object({ card: z.string() })
const numbered = z.object({ number: z.number(), card: z.string() })
const packRow = z.object({ packed: z.instanceof(Uint8Array) })

/** Reads single jobs: the cards of a page, or one job with its description. */
export const createRows = (database: DatabaseSync) => {
  const card = database.prepare('SELECT card FROM cards WHERE number = ?')
  const byId = database.prepare('SELECT number, card FROM cards WHERE id = ?')
  const pack = database.prepare('SELECT packed FROM descriptions WHERE pack = ?')
  return {
    cards: (numbers: readonly number[]): IndexedJob[] =>
      numbers.map(number => readCard(cardRow.parse(card.get(number)).card)),
    get: (id: string) => {
      const row = byId.get(id)
      if (!row) return undefined
      const { number, card } = numbered.parse(row)
      const { packed } = packRow.parse(pack.get(packOf(number)))
      return { job: readCard(card), description: unpack(number, packed) }
    },
  }
}
export type Rows = ReturnType<typeof createRows>
