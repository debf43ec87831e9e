import { expect, test } from 'vitest'
import { withoutRow, withRow } from './collection.ts'

const row = (n: number) => ({ id: `01KADEM000000000000000000${n}` })
const rows = [row(3), row(2), row(1)]

test('a row that is put back comes to its place among newer and older ones', () => {
  expect(withRow([row(4), row(3), row(1)], row(2))).toEqual([row(4), row(3), row(2), row(1)])
})

test('a row that a reload brought back already is not there twice', () => {
  const changed = { ...row(2), changed: true }
  expect(withRow<{ id: string }>(rows, changed)).toEqual([row(3), changed, row(1)])
})

test('a row that is removed leaves the others in their order', () => {
  expect(withoutRow(rows, row(2).id)).toEqual([row(3), row(1)])
})
