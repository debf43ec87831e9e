import * as z from 'zod'
import { employmentTypes } from '../../shared/lists.ts'
import { readContent } from '../content.ts'
import type { Posted } from './posted.ts'
import { type Field, field, type Level, level } from './world/roles.ts'

const tables = z.record(
  z.string(),
  z.strictObject({
    types: z.record(z.enum(employmentTypes), z.string()).optional(),
    levels: z.record(level, z.string()).optional(),
    /** `otherwise` is the word for all other fields. */
    fields: z.partialRecord(z.union([field, z.literal('otherwise')]), z.string()).optional(),
  }),
)
const boards = readContent('jobs/board-words.json', tables)

/** Returns the words that a board, or a system of employers, uses for types, levels and fields. */
export const wordsOf = (board: string) => {
  const { types, levels, fields } = boards[board] ?? {}
  return {
    type: (type: Posted['type']): string => types?.[type] ?? '',
    level: (of: Level): string => levels?.[of] ?? '',
    /** Returns '' where the board has no word for the field. */
    field: (of: Field): string => fields?.[of] ?? fields?.otherwise ?? '',
  }
}
