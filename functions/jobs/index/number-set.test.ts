import { expect, test } from 'vitest'
import { createNumberSet } from './number-set.ts'

test('a set has the numbers that were added, however many, and no others', () => {
  const set = createNumberSet()
  // Multiples of the first size of the table begin at the same slot.
  const numbers = Array.from({ length: 3000 }, (_, at) => at * 1024 + 7)
  for (const number of [...numbers, ...numbers]) set.add(number)
  expect(numbers.every(set.has)).toBe(true)
  expect([8, 1024, 3000 * 1024 + 7, 2 ** 52].some(set.has)).toBe(false)
})
