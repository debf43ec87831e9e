import { expect, test } from 'vitest'
import { addTags, allTags, splitTyped } from './tags.ts'

test.each([
  ['one entry', 'Kano', ['Lagos', 'Kano']],
  ['spaces around and within', '  Port   Harcourt ', ['Lagos', 'Port Harcourt']],
  ['nothing', '   ', ['Lagos']],
  ['what is there', 'LAGOS', ['Lagos']],
  ['the same twice', 'Kano, kano', ['Lagos', 'Kano']],
  ['one list', 'Kano,, Abuja ,', ['Lagos', 'Kano', 'Abuja']],
  ['lines', 'Kano\nAbuja', ['Lagos', 'Kano', 'Abuja']],
  // As one letter with its mark, and as two.
  ['a mark written otherwise', 'Ẹ̀gbádò, ẹ̀gbádò'.normalize('NFD'), ['Lagos', 'Ẹ̀gbádò'.normalize('NFD')]],
])('adding %s', (_, typed, tags) => {
  expect(addTags(['Lagos'], typed).tags).toEqual(tags)
})

test('what was added and what was there already are told apart', () => {
  expect(addTags(['Lagos'], 'Kano, lagos')).toMatchObject({ added: ['Kano'], known: ['lagos'] })
})

test.each([
  ['Kano', { whole: '', rest: 'Kano' }],
  ['Kano,', { whole: 'Kano,', rest: '' }],
  ['Kano, Abu', { whole: 'Kano,', rest: 'Abu' }],
  [',', { whole: ',', rest: '' }],
])('a comma ends an entry: %j', (text, parts) => {
  expect(splitTyped(text)).toEqual(parts)
})

test('a save takes along what is typed and not added', () => {
  expect(allTags({ tags: ['Lagos'], typed: ' Kano' })).toEqual(['Lagos', 'Kano'])
})
