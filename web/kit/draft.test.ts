import { expect, test } from 'vitest'
import { mergedLists } from '../../shared/domain/three-way.ts'
import type { Mergers } from '../forms/changes.ts'
import { draftAfterSave, type FormDraft, newDraft, requestId } from './draft.ts'

const [id, freshId] = ['01KADEM0000000000000000001', '01KADEM0000000000000000002']

test.each([
  ['a request that was never sent', { id, sent: null }, id],
  ['the same content, sent again', { id, sent: 'Nothing loads' }, id],
  ['other content than was sent', { id, sent: 'It loads now' }, freshId],
])('the id of %s', (_, draft, expected) => {
  expect(requestId('Nothing loads', draft, freshId)).toBe(expected)
})

const old = { title: 'Rice', place: 'Jos', note: '' }
type Fields = typeof old
const draftOf = (fields: Partial<Fields>, version: number): FormDraft<Fields> =>
  newDraft({ ...old, ...fields }, { id, version })

// She sent a new title with version 1 of the row.
test.each<[string, FormDraft<Fields>, Partial<Fields>, Partial<FormDraft<Fields>>]>([
  ['nothing typed since', draftOf({ title: 'Yam' }, 2), {}, { version: 2, values: { ...old, title: 'Yam' } }],
  [
    'the title typed again',
    draftOf({ title: 'Yam' }, 2),
    { title: 'Yams' },
    { version: 2, before: { ...old, title: 'Yam' }, values: { ...old, title: 'Yams' } },
  ],
  [
    'others changed the place, and she typed a note',
    draftOf({ title: 'Yam', place: 'Lagos' }, 3),
    { note: 'Call' },
    { version: 3, values: { title: 'Yam', place: 'Lagos', note: 'Call' } },
  ],
  [
    'others changed the place, and she typed another place',
    draftOf({ title: 'Yam', place: 'Lagos' }, 3),
    { place: 'Kano' },
    { version: 2, before: { ...old, title: 'Yam' }, values: { ...old, title: 'Yam', place: 'Kano' } },
  ],
  [
    'others changed the place, and she typed the same place',
    draftOf({ title: 'Yam', place: 'Lagos' }, 3),
    { place: 'Lagos' },
    { version: 3, values: { ...old, title: 'Yam', place: 'Lagos' } },
  ],
])('the draft after a save: %s', (_, saved, typed, expected) => {
  const sent = { ...old, title: 'Yam' }
  expect(draftAfterSave(draftOf({}, 1), saved, { sent, now: { ...sent, ...typed } })).toEqual({
    ...saved,
    ...expected,
  })
})

const lines: Mergers<Fields> = {
  note: (before, { theirs, mine }) => {
    const both = mergedLists(
      before.split('\n'),
      { theirs: theirs.split('\n'), mine: mine.split('\n') },
      (one, other) => (one[0] === other[0] ? 2 : 0),
    )
    return { theirs: both.theirs.join('\n'), mine: both.mine.join('\n') }
  },
}

// She sent another word for the first line, and others had changed the second one.
test.each([
  ['the first line again', 3, 'Rice\nBeans', { version: 3, values: { note: 'Rice\nBread' } }],
  [
    'the second line',
    3,
    'Roots\nButter',
    { version: 2, before: { note: 'Roots\nBeans' }, values: { note: 'Roots\nButter' } },
  ],
  [
    'the second line, and others had saved both lines at once',
    2,
    'Roots\nButter',
    { version: 1, before: { note: 'Roots\nBeans' }, values: { note: 'Roots\nButter' } },
  ],
])('of a field with parts she typed during the save: %s', (_, version, note, expected) => {
  const sent = { ...old, note: 'Roots\nBeans' }
  const saved = draftOf({ note: 'Roots\nBread' }, version)
  const typed = { sent, now: { ...sent, note }, mergers: lines, isTheirs: version === 2 }
  expect(draftAfterSave(draftOf({ note: 'Red rice\nBeans' }, 1), saved, typed)).toMatchObject(expected)
})
