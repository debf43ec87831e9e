import { expect, test } from 'vitest'
import { profile, salariesInOrder } from '../api/profile.ts'
import { firstProfile, noAnswers } from './profile.ts'

const now = new Date('2026-11-20T10:00:00Z')

test.each([
  ['Ọláyínká Ṣẹ̀gun', 'yinka@example.com', 'Ọláyínká Ṣẹ̀gun'],
  ['  ', 'yinka@example.com', 'yinka'],
  ['', `${'a'.repeat(200)}@example.com`, 'a'.repeat(120)],
])('the name %j of %s becomes %s, and the API accepts the profile', (name, email, fullName) => {
  const first = firstProfile({ name, email, answers: null }, now)
  expect(first.fullName).toBe(fullName)
  expect(profile.parse({ ...first, email: 'yinka@example.com' })).toBeTruthy()
})

test('a person who completed the wizard is welcomed; a person who skipped it is asked again', () => {
  const person = { name: 'Yinka', email: 'yinka@example.com' }
  const onlyName = { ...noAnswers, fullName: 'Ọláyínká', phone: '0803 000 0009' }
  const answers = { ...onlyName, willingToRelocate: true }
  expect(firstProfile({ ...person, answers }, now)).toMatchObject({
    fullName: 'Ọláyínká',
    onboardingCompleted: true,
    version: 1,
    avatar: null,
    country: 'Nigeria',
  })
  for (const none of [null, onlyName])
    expect(firstProfile({ ...person, answers: none }, now).onboardingCompleted).toBe(false)
})

test.each([
  [200_000, 300_000, true],
  [300_000, 300_000, true],
  [0, 0, true],
  [300_000, null, true],
  [null, 1, true],
  [null, null, true],
  [300_000, 200_000, false],
  [1, 0, false],
])('salaries from %s to %s are in order: %s', (salaryMin, salaryMax, expected) => {
  expect(salariesInOrder({ salaryMin, salaryMax })).toBe(expected)
})
