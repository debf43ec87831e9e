import { expect, test } from 'vitest'
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

test('of two fields that count as one, a typed field keeps the other as it was', () => {
  const sent = { ...old, title: 'Yam' }
  const saved = draftOf({ title: 'Yam', place: 'Lagos' }, 3)
  const now = { ...sent, note: 'Call' }
  expect(draftAfterSave(draftOf({}, 1), saved, { sent, now, asOne: ['place', 'note'] })).toMatchObject({
    version: 2,
    before: { place: 'Jos', note: '' },
    values: { title: 'Yam', place: 'Jos', note: 'Call' },
  })
})
