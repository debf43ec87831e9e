import { expect, test } from 'vitest'
import { generatedWords, rewriteWait } from './words.ts'

test.each([
  ['professional', 'Professional resume generated successfully!'],
  ['bold', 'Bold resume generated successfully!'],
] as const)('%s', (template, words) => {
  expect(generatedWords(template)).toBe(words)
})

test.each([
  ['as often as one likes', null, null],
  ['the time has come', '2026-11-21T09:00:00.000Z', null],
  ['not yet, and it is said in the time of Lagos', '2026-11-28T23:30:00.000Z', '29 November, 00:30'],
])('a rewrite: %s', (_, from, words) => {
  expect(rewriteWait(from, new Date('2026-11-21T10:00:00.000Z'))).toBe(words)
})
