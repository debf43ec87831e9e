import { expect, test } from 'vitest'
import { mergeForms } from '../../shared/domain/resume/merge-forms.ts'
import { ngozisForm } from '../testing/ngozis-form.ts'
import { choicesForEmpty, isOfSomebodyElse } from './chosen-parts.ts'

const other = { ...ngozisForm, email: 'other@example.com' }

test.each([
  ['Ngozi Eze-Adébáyọ̀', 'NGOZI EZE', false],
  ['Ngozi Eze', 'Adebayo Ngozi Eze', false],
  ['Ngozi Chika Eze', 'Eze, Ngozi', false],
  ['Ngozi Eze', 'Tunde Bakare', true],
  ['Ngozi Eze', 'Ngozi Bakare', true],
])('of %s, a resume of %s with another email is of somebody else: %s', (mine, theirs, isOther) => {
  const merged = mergeForms({ ...ngozisForm, fullName: mine }, { ...other, fullName: theirs })
  expect(isOfSomebodyElse(merged)).toBe(isOther)
})

test('a resume with the own email is of the person, whatever its name is', () => {
  expect(isOfSomebodyElse(mergeForms(ngozisForm, { ...ngozisForm, fullName: 'Tunde Bakare' }))).toBe(false)
})

test('each value for a field that is empty can be chosen', () => {
  expect(choicesForEmpty({ ...ngozisForm, phone: '' }, other)).toEqual([
    { of: 'person', field: 'phone', mine: '', theirs: ngozisForm.phone },
  ])
})
