import { expect, test } from 'vitest'
import { countWords } from './words.ts'

test.each([
  ['', 0],
  ['  \n ', 0],
  ['😀 🎉 !!', 0],
  ["I don't know, 18 percent.", 5],
  ['Mo ṣiṣẹ́ ní Ìbàdàn', 4],
  ['عملت في البنك', 3],
  ['ሰላም ለዓለም', 2],
])('%s', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('words are counted in a script without spaces', () => {
  expect(countWords('我在工厂工作了三年')).toBeGreaterThan(3)
})
