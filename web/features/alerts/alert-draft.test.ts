import { expect, test } from 'vitest'
import { type AlertDraft, goesOn, takenUp } from './alert-draft.ts'
import { emptyFields } from './fields.ts'

const values = emptyFields('weekly')
const begun: AlertDraft = {
  id: '01KADEM0000000000000000001',
  sent: false,
  version: 0,
  before: values,
  values: { ...values, title: 'Welder' },
}
const freshId = '01KADEM0000000000000000002'
const now: AlertDraft = { ...begun, id: freshId, values }

test('words taken up in a second tab make an alert of their own', () => {
  expect(takenUp(begun, freshId)).toEqual({ ...begun, id: freshId })
})

test('words that went out already make the same alert again, and an edit stays that of its alert', () => {
  expect(takenUp({ ...begun, sent: true }, freshId).id).toBe(begun.id)
  expect(takenUp({ ...begun, version: 2 }, freshId).id).toBe(begun.id)
})

test('words go on where the form begins as it did, on another plan too', () => {
  expect(goesOn(begun, now)).toBe(true)
  expect(goesOn(begun, { ...now, before: emptyFields('daily') })).toBe(true)
  expect(goesOn({ ...begun, version: 2 }, { ...now, before: { ...values, title: 'Fitter' } })).toBe(true)
})

test('words of one search are not those of the next', () => {
  expect(goesOn(begun, { ...now, before: { ...values, title: 'Nurse in Kano' } })).toBe(false)
})
