import { expect, test } from 'vitest'
import { noAnswers } from '../domain/profile.ts'
import { signUpAnswers } from './profile.ts'

const refused = (answers: object): string[] =>
  (signUpAnswers.safeParse({ fullName: 'Ngozi Eze', ...noAnswers, ...answers }).error?.issues ?? []).map(
    ({ path }) => path.join('.'),
  )

test('a profile needs only a name', () => {
  expect(refused({})).toEqual([])
})

test.each([
  '0803 000 0009',
  '+234 803-000-0009',
  '+2348030000009',
  '+234 (0)803 000 0009',
  '(+234) 803 000 0009',
  '(0803) 000 0009',
  '0803.000.0009',
  '0803/000/0009',
  '0803\u2013000\u20130009',
  '803 0000',
  '',
])('the phone number %j is accepted', phone => {
  expect(refused({ phone })).toEqual([])
})

test.each([
  'abc',
  '080',
  '0803',
  '0803-CALL-NOW',
  '(.)-/',
  '0803 000 0009 ext 4',
  '1234567890123456',
  '0803+0000009',
  '+',
])('the phone number %j is refused', phone => {
  expect(refused({ phone })).toEqual(['phone'])
})

test('a minimum salary above the maximum is reported at the maximum', () => {
  expect(refused({ salaryMin: 200_000, salaryMax: 300_000 })).toEqual([])
  expect(refused({ salaryMin: 300_000, salaryMax: 200_000 })).toEqual(['salaryMax'])
})
