import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/errors.ts'

type HasId = { readonly id: string }

/** Replaces the row with this id. A new row is added in the order of the ids, newest first. */
export const withRow = <Row extends HasId>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map(each => (each.id === row.id ? row : each))
    : [...rows, row].sort((one, other) => (one.id < other.id ? 1 : -1))

export const withoutRow = <Row extends HasId>(rows: readonly Row[], id: string): Row[] =>
  rows.filter(row => row.id !== id)

/** The row with this id. Throws `not_found` if there is none, because another tab has deleted it. */
export const requireRow = <Row extends HasId>(rows: readonly Row[], id: string): Row => {
  const row = rows.find(each => each.id === id)
  if (!row) throw new ApiError('not_found')
  return row
}

type Options<List, Row> = {
  readonly queryKey: readonly unknown[]
  readonly rows: (list: List) => readonly Row[]
  readonly withRows: (list: List, rows: Row[]) => List
}

/**
 * Changes the rows of a list in the query cache. Each change cancels a running reload first, because the reload may bring
 * back the old rows. If the list is not loaded yet, it is marked as stale instead.
 */
export const collection = <List, Row extends HasId>({ queryKey, rows, withRows }: Options<List, Row>) => {
  const change = async (client: QueryClient, update: (rows: readonly Row[]) => Row[]): Promise<void> => {
    await client.cancelQueries({ queryKey, exact: true })
    if (client.getQueryData<List>(queryKey) === undefined)
      return void client.invalidateQueries({ queryKey, exact: true })
    client.setQueryData<List>(queryKey, list => list && withRows(list, update(rows(list))))
  }
  const all = (client: QueryClient): readonly Row[] => {
    const list = client.getQueryData<List>(queryKey)
    return list === undefined ? [] : rows(list)
  }
  return {
    change,
    find: (client: QueryClient, id: string): Row | undefined => all(client).find(row => row.id === id),
    put: (client: QueryClient, row: Row) => change(client, before => withRow(before, row)),
    remove: (client: QueryClient, id: string) => change(client, before => withoutRow(before, id)),
    reload: (client: QueryClient) => client.invalidateQueries({ queryKey, exact: true }),
  }
}
