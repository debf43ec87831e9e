import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('a short description is its own excerpt, in one line', () => {
  expect(excerptOf('Keep the books.\n\n- Pay staff\n- File taxes')).toBe(
    'Keep the books. - Pay staff - File taxes',
  )
})

test('a long one is cut at a word', () => {
  const excerpt = excerptOf(`${'word, '.repeat(60)}`)
  expect(excerpt).toMatch(/word…$/)
  expect(excerpt.length).toBeLessThanOrEqual(200)
})

test('a letter of two units at the end is not halved', () => {
  expect(excerptOf(`${'x'.repeat(198)}😀${'y'.repeat(50)}`).isWellFormed()).toBe(true)
})

test('whatever there is, it is no longer than 200', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 900 }), text => {
      const excerpt = excerptOf(text.toWellFormed())
      expect(excerpt.length).toBeLessThanOrEqual(200)
      expect(excerpt.isWellFormed()).toBe(true)
    }),
  )
})
