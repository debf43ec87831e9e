import { expect, test } from 'vitest'
import { spokenList } from './spoken-list.ts'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is said as "%s"', (items, said) => {
  expect(spokenList(items)).toBe(said)
})
