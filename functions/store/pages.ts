import { mapBounded } from './bounded.ts'
import type { Range } from './expressions.ts'
import type { Row, Table } from './table.ts'

/** The rows of a range, page by page. The next page is read when the caller asks for it. */
export async function* pagesOf(table: Pick<Table, 'query'>, range: Range): AsyncGenerator<Row[]> {
  let after = range.after
  do {
    const { rows, next } = await table.query({ ...range, after })
    yield rows
    after = next
  } while (after)
}

/** All rows of a range, or those of its first pages. A page has at most 1 MB, which costs 256 read units. */
export const everyRow = async (
  table: Table,
  range: Omit<Range, 'after' | 'limit'>,
  pagesAtMost = Number.POSITIVE_INFINITY,
): Promise<Row[]> => {
  const found: Row[] = []
  let pages = 0
  for await (const rows of pagesOf(table, range)) {
    found.push(...rows)
    pages += 1
    if (pages === pagesAtMost) break
  }
  return found
}

/** The newest rows of a range, in one round trip. The next page begins after the id `older`, null at the end. */
export const newestPage = async <Item extends { readonly id: string }>(
  table: Table,
  range: Range,
  size: number,
  read: (row: Row) => Item,
): Promise<{ items: Item[]; older: string | null }> => {
  const { rows, next } = await table.query({ ...range, newestFirst: true, limit: size + 1 })
  const items = rows.slice(0, size).map(read)
  // A query of large rows stops early, so it may return fewer rows than the limit although there are more.
  const more = rows.length > size || next !== undefined
  return { items, older: more ? (items.at(-1)?.id ?? null) : null }
}

const pageSize = 100
const rowsAtOnce = 8

/** Calls `task` with each row of a range, with some rows at once. Finishes each page before it reads the next. */
export const eachRow = async (
  table: Table,
  range: Omit<Range, 'after' | 'limit'>,
  task: (row: Row) => Promise<unknown>,
): Promise<void> => {
  for await (const rows of pagesOf(table, { ...range, limit: pageSize }))
    await mapBounded(rowsAtOnce, rows, task)
}

/** Deletes all rows of a range. A repeated call continues after an interrupted one. */
export const deleteRows = (table: Table, range: Omit<Range, 'after' | 'limit' | 'only'>): Promise<void> =>
  eachRow(table, { ...range, only: [] }, ({ pk, sk }) => table.remove({ pk: String(pk), sk: String(sk) }))
