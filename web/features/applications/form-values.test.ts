import { expect, test } from 'vitest'
import { changesBetween, emptyForm } from './form-values.ts'

const saved = { ...emptyForm(new Date('2026-11-20T10:00:00Z')), status: 'saved', appliedDate: null } as const

test.each([
  ['nothing', {}, {}],
  ['a note', { notes: 'Call Monday.' }, { notes: 'Call Monday.' }],
  ['a move with its day', { status: 'applied', appliedDate: '2026-11-20' }, undefined],
  ['a move whose day was emptied', { status: 'applied' }, { status: 'applied', appliedDate: null }],
  ['a move that needs no day', { status: 'viewed' }, { status: 'viewed' }],
] as const)('an edit of %s sends that alone', (_, change, expected = change) => {
  expect(changesBetween(saved, { ...saved, ...change })).toEqual(expected)
})
