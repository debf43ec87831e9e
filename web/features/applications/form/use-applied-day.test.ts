import { expect, test } from 'vitest'
import { dayWith } from './use-applied-day.ts'

const now = new Date('2026-11-20T23:30:00Z')
const today = '2026-11-21'
const saved = { status: 'saved', appliedDate: null } as const
const sent = { status: 'applied', appliedDate: '2026-10-01' } as const
const undated = { status: 'applied', appliedDate: null } as const

test.each([
  ['a new one', 'applied', null, today],
  ['a new one', 'rejected', null, today],
  ['a new one', 'saved', null, null],
  ['a new one', 'viewed', null, null],
  ['a saved one', 'applied', saved, today],
  ['a saved one', 'offer', saved, null],
  ['a saved one', 'saved', saved, null],
  ['one that was sent', 'saved', sent, '2026-10-01'],
  ['one that was sent on some day', 'interview', undated, null],
  ['one that was sent on some day', 'applied', undated, null],
] as const)('%s, when %s is chosen', (_, status, before, day) => {
  expect(dayWith(status, before, now)).toBe(day)
})
