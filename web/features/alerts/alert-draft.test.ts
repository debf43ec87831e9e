import { expect, test } from 'vitest'
import { newDraft } from '../../kit/draft.ts'
import { emptyFields, isSameAlert } from './alert-form.ts'

const values = emptyFields('weekly')
const found = newDraft(values, { id: '01KADEM0000000000000000001' })
const now = newDraft(values, { id: '01KADEM0000000000000000002' })

test('a draft is restored if the form began with the same values, also on another plan', () => {
  expect(isSameAlert(found, now)).toBe(true)
  expect(isSameAlert(found, { ...now, before: emptyFields('daily') })).toBe(true)
  expect(isSameAlert({ ...found, version: 2 }, { ...now, before: { ...values, title: 'Fitter' } })).toBe(true)
})

test('each search has a draft of its own', () => {
  expect(isSameAlert(found, { ...now, before: { ...values, title: 'Nurse in Kano' } })).toBe(false)
})
