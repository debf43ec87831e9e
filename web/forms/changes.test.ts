import { expect, test } from 'vitest'
import { changedFields, pick } from './changes.ts'

const before = { name: 'Ngozi', years: null, tags: ['a', 'b'] }

test.each([
  ['nothing', before, []],
  ['a word', { ...before, name: 'Ngozi E.' }, ['name']],
  ['an equal list', { ...before, tags: ['a', 'b'] }, []],
  ['the order of a list', { ...before, tags: ['b', 'a'] }, ['tags']],
])('changed: %s', (_, after, fields) => {
  expect(changedFields(before, after)).toEqual(fields)
})

test('only changed fields are sent, also when they are empty now', () => {
  expect(pick({ name: '', years: null, tags: [] }, ['name', 'years'])).toEqual({ name: '', years: null })
})
