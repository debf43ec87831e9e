import { expect, test } from 'vitest'
import { canBeSaved } from './fields.ts'
import { shown } from './words.ts'

test.each([
  ['both', { title: 'Analyst', markdown: '# Amina' }, true],
  ['a blank title', { title: '  ', markdown: '# Amina' }, false],
  ['blank content', { title: 'Analyst', markdown: ' \n\n' }, false],
])('with %s', (_, values, can) => {
  expect(canBeSaved(values)).toBe(can)
})

test('what two versions differ in is read in words', () => {
  const values = { template: 'loom' as const, kept: [{ text: 'Led 12', source: 'My work at Gani' }] }
  expect(shown(values, 'template')).toBe('Loom')
  expect(shown(values, 'kept')).toBe('Led 12 (My work at Gani)')
  expect(shown(values, 'title')).toBe('')
})
