import type { Range } from './range.ts'
import type { Row, Table } from './table.ts'

/** All rows of a range, however many pages they take. */
export const everyRow = async (table: Table, range: Omit<Range, 'after' | 'limit'>): Promise<Row[]> => {
  const found: Row[] = []
  let after: Row | undefined
  do {
    const { rows, next } = await table.query({ ...range, after })
    found.push(...rows)
    after = next
  } while (after)
  return found
}
