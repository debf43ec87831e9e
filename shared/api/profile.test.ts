import { expect, test } from 'vitest'
import { noAnswers } from '../domain/profile.ts'
import { signUpAnswers } from './profile.ts'

const refused = (answers: object): string[] =>
  (signUpAnswers.safeParse({ fullName: 'Ngozi Eze', ...noAnswers, ...answers }).error?.issues ?? []).map(
    ({ path }) => path.join('.'),
  )

test('a name is enough', () => {
  expect(refused({})).toEqual([])
})

test.each(['0803 000 0009', '+234 803-000-0009', '+2348030000009', '803 0000', ''])(
  'the phone number %j is taken',
  phone => {
    expect(refused({ phone })).toEqual([])
  },
)

test.each(['abc', '0803', '0803 000 0009 ext 4', '1234567890123456', '0803+0000009', '+'])(
  'the phone number %j is refused',
  phone => {
    expect(refused({ phone })).toEqual(['phone'])
  },
)

test.each([
  [200_000, 300_000, []],
  [300_000, 300_000, []],
  [300_000, null, []],
  [null, 1, []],
  [300_000, 200_000, ['salaryMax']],
])('salaries from %s to %s: %j', (salaryMin, salaryMax, at) => {
  expect(refused({ salaryMin, salaryMax })).toEqual(at)
})
