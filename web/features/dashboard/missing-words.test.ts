import { expect, test } from 'vitest'
import { missingWords } from './missing-words.ts'

test.each([
  [['Skills'], 'Skills'],
  [['Industry', 'Skills'], 'Industry and Skills'],
  [['Phone number', 'Industry', 'Skills'], 'Phone number, Industry and Skills'],
  [['Phone number', 'Industry', 'Skills', 'About you'], 'Phone number, Industry, Skills and 1 more'],
])('%j is said in words', (labels, words) => {
  expect(missingWords(labels)).toBe(words)
})
