import { expect, test } from 'vitest'
import { changedFields, type Mergers, mergedFields, pick } from './changes.ts'

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

const note = { title: 'Analyst', place: 'Jos', tags: ['a'] }
const mergers: Mergers<typeof note> = {
  tags: (_, { theirs, mine }) => {
    const all = [...new Set([...theirs, ...mine])]
    return { theirs: all, mine: all }
  },
}

test.each<[string, Partial<typeof note>, Partial<typeof note>, readonly string[]]>([
  ['one side', { title: 'Clerk' }, {}, []],
  ['other fields', { title: 'Clerk' }, { place: 'Uyo' }, []],
  ['one field', { title: 'Clerk' }, { title: 'Cook', place: 'Uyo' }, ['title']],
  ['one field to the same value', { title: 'Clerk' }, { title: 'Clerk' }, []],
  ['a field with parts', { tags: ['a', 'b'] }, { tags: ['a', 'c'] }, []],
])('both sides change a form: %s', (_, theirs, mine, clashing) => {
  const both = mergedFields(note, { theirs: { ...note, ...theirs }, mine: { ...note, ...mine } }, mergers)
  expect(changedFields(both.theirs, both.mine)).toEqual(clashing)
  expect(both.mine).toMatchObject({ ...theirs, ...mine, ...(theirs.tags && { tags: ['a', 'b', 'c'] }) })
})
