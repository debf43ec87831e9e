import { expect, test } from 'vitest'
import { emptyForm } from '../form-values.ts'
import { type FormDraft, takenUp } from './form-draft.ts'

const values = emptyForm(new Date('2026-11-20T10:00:00Z'))
const begun: FormDraft = {
  id: '01KADEM0000000000000000001',
  sent: false,
  version: 0,
  before: values,
  values: { ...values, jobTitle: 'Welder' },
}
const freshId = '01KADEM0000000000000000002'

test('words taken up in a second tab make a row of their own', () => {
  expect(takenUp(begun, freshId)).toEqual({ ...begun, id: freshId })
})

test('words that went out already make the same row again', () => {
  expect(takenUp({ ...begun, sent: true }, freshId).id).toBe(begun.id)
})
