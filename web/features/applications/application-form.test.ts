import { expect, test } from 'vitest'
import { changesBetween, dayWith, emptyForm } from './application-form.ts'

const saved = { ...emptyForm(new Date('2026-11-20T10:00:00Z')), status: 'saved', appliedDate: null } as const

test.each([
  ['nothing', {}, {}],
  ['a note', { notes: 'Call Monday.' }, { notes: 'Call Monday.' }],
  ['a move with its day', { status: 'applied', appliedDate: '2026-11-20' }, undefined],
  ['a move whose day was emptied', { status: 'applied' }, { status: 'applied', appliedDate: null }],
  ['a move that needs no day', { status: 'viewed' }, { status: 'viewed' }],
] as const)('an edit of %s sends only that field', (_, change, expected = change) => {
  expect(changesBetween(saved, { ...saved, ...change })).toEqual(expected)
})

const now = new Date('2026-11-20T23:30:00Z')
const today = '2026-11-21'
const unsent = { status: 'saved', appliedDate: null } as const
const sent = { status: 'applied', appliedDate: '2026-10-01' } as const
const undated = { status: 'applied', appliedDate: null } as const

test.each([
  ['a new one', 'applied', null, today],
  ['a new one', 'rejected', null, today],
  ['a new one', 'saved', null, null],
  ['a new one', 'viewed', null, null],
  ['a saved one', 'applied', unsent, today],
  ['a saved one', 'offer', unsent, null],
  ['a saved one', 'saved', unsent, null],
  ['one that was sent', 'saved', sent, '2026-10-01'],
  ['one that was sent on some day', 'interview', undated, null],
  ['one that was sent on some day', 'applied', undated, null],
] as const)('%s, when %s is chosen', (_, status, before, day) => {
  expect(dayWith(status, before, now)).toBe(day)
})
