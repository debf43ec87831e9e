import { expect, test } from 'vitest'
import { withoutRow, withRow } from './collection.ts'

const row = (n: number) => ({ id: `01KADEM000000000000000000${n}` })
const rows = [row(3), row(2), row(1)]

test('a new row is added in the order of the ids', () => {
  expect(withRow([row(4), row(3), row(1)], row(2))).toEqual([row(4), row(3), row(2), row(1)])
})

test('a row that is in the list already is replaced', () => {
  const changed = { ...row(2), changed: true }
  expect(withRow<{ id: string }>(rows, changed)).toEqual([row(3), changed, row(1)])
})

test('removing a row keeps the order of the others', () => {
  expect(withoutRow(rows, row(2).id)).toEqual([row(3), row(1)])
})
