import { termKey } from '../../functions/store/alert-terms.ts'
import type { Table } from '../../functions/store/table.ts'
import { type Crowd, refOf, searchOf, termsOfSearch } from './crowd.ts'

/** A consistent read costs a unit for each 4 KB of a page, at least one. */
const unitSize = 4096
/** A page has at most 1 MB. */
const pageSize = 1024 * 1024

const sizeOf = (row: object): number => Buffer.byteLength(JSON.stringify(row))

/**
 * The index of terms of many alerts, as the table has it. It has the numbers of the alerts in memory, and makes their
 * rows when they are read, so that a million alerts fit. It counts what DynamoDB would charge, from the sizes of the
 * rows as JSON, which are a little larger than those of DynamoDB.
 */
export const createTermTable = (crowd: Crowd) => {
  const lists = new Map<string, number[]>()
  let rows = 0
  for (let n = 0; n < crowd.alerts; n += 1)
    for (const term of termsOfSearch(searchOf(n, crowd))) {
      const { pk } = termKey(term, refOf(n))
      const list = lists.get(pk)
      if (list) list.push(n)
      else lists.set(pk, [n])
      rows += 1
    }
  const cost = { readUnits: 0, roundTrips: 0, rows: 0 }

  const rowOf = (pk: string, n: number) => {
    const search = searchOf(n, crowd)
    const { sub, id } = refOf(n)
    return { pk, sk: `${sub}/${id}`, terms: termsOfSearch(search), ...search }
  }

  const table: Pick<Table, 'query'> = {
    query: async ({ partition, limit = Number.POSITIVE_INFINITY, after }) => {
      const list = lists.get(partition) ?? []
      const last = after ? Number(String(after.sk).slice(24, 36)) : -1
      let at = 0
      // The lists are sorted, so that half of the rest is left out each time.
      for (let [low, high] = [0, list.length]; low < high; ) {
        const middle = (low + high) >> 1
        if ((list[middle] ?? 0) <= last) low = middle + 1
        else high = middle
        at = low
      }
      const found = []
      let bytes = 0
      while (at < list.length && found.length < limit && bytes < pageSize) {
        const row = rowOf(partition, list[at] ?? 0)
        bytes += sizeOf(row)
        found.push(row)
        at += 1
      }
      cost.readUnits += Math.max(1, Math.ceil(bytes / unitSize))
      cost.roundTrips += 1
      cost.rows += found.length
      const end = found.at(-1)
      return { rows: found, next: at < list.length && end ? { pk: end.pk, sk: end.sk } : undefined }
    },
  }
  return { table, cost, rows }
}
