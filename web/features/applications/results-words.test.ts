import { expect, test } from 'vitest'
import { resultsWords } from './results-words.ts'

const complete = { narrowed: true, gathering: false, olderLeft: false, shown: 7, loaded: 132 }

test.each([
  [complete, '7 of 132 applications'],
  [{ ...complete, shown: 0, loaded: 1 }, '0 of 1 application'],
  [{ ...complete, narrowed: false }, ''],
  [{ ...complete, gathering: true, olderLeft: true }, 'Looking through your older applications too…'],
  [{ ...complete, olderLeft: true, loaded: 50 }, '7 of your newest 50 applications'],
])('results %#', (results, words) => {
  expect(resultsWords(results)).toBe(words)
})
