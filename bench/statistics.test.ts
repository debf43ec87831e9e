import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

test.each([
  [0, 1],
  [0.5, 50],
  [0.99, 99],
  [0.991, 100],
  [1, 100],
])('the percentile %d of one to a hundred, in any order, is %d', (share, value) => {
  expect(percentile(hundred, share)).toBe(value)
})

test('values are sorted as numbers', () => {
  expect(median([9, 10, 100])).toBe(10)
})

test('one slow call in a hundred is not in the 99th percentile, and two are', () => {
  const quick = Array.from({ length: 98 }, () => 1)
  expect(percentile([...quick, 1, 500], 0.99)).toBe(1)
  expect(percentile([...quick, 500, 500], 0.99)).toBe(500)
})

test('no values have no percentile', () => {
  expect(() => median([])).toThrow('nothing')
})
