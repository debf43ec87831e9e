import { expect, test } from 'vitest'
import { jsonAnswer } from './answers.ts'

/** Lambda's limit, for the whole result as JSON. */
const limit = 6 * 1024 * 1024

test.each([
  ['a long text', 'x'.repeat(limit)],
  ['quotes, which are escaped twice', '"'.repeat(limit / 4)],
  ['letters of three bytes', '₦'.repeat(limit / 3)],
])("an answer over Lambda's limit becomes an error in plain words: %s", (_, text) => {
  expect(() => jsonAnswer(200, { text })).toThrow(expect.objectContaining({ code: 'too_long' }))
})

test('an answer just below the limit goes out', () => {
  const result = jsonAnswer(200, { text: 'x'.repeat(limit - 2048) })
  expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(limit)
})
