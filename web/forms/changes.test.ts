import { expect, test } from 'vitest'
import { changedFields, clashingFields, pick } from './changes.ts'

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

const text = { title: 'Analyst', lines: 'Drove', kept: 'none' }
const lines = ['lines', 'kept'] as const

test.each<[string, Partial<typeof text>, Partial<typeof text>, readonly string[]]>([
  ['one side', { title: 'Clerk' }, {}, []],
  ['other fields', { title: 'Clerk' }, { lines: 'Rode' }, []],
  ['one field', { title: 'Clerk' }, { title: 'Cook', lines: 'Rode' }, ['title']],
  ['one field to the same value', { title: 'Clerk' }, { title: 'Clerk' }, []],
  ['two fields that count as one', { kept: 'all' }, { lines: 'Rode' }, ['lines', 'kept']],
  ['two fields that count as one, both to the same', { lines: 'Rode' }, { lines: 'Rode' }, []],
])('both sides change a form: %s', (_, theirs, mine, expected) => {
  const clashing = clashingFields(text, { ...text, ...theirs }, { ...text, ...mine }, lines)
  expect(clashing).toEqual(expected)
})
