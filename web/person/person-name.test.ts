import { expect, test } from 'vitest'
import { displayName, givenName, initials } from './person-name.ts'

test.each([
  ['Amina Bello', 'amina@example.com', 'Amina Bello', 'Amina', 'AB'],
  ['  Ọláyínká  Ṣẹ̀gun Ńnéka ', 'o@example.com', 'Ọláyínká  Ṣẹ̀gun Ńnéka', 'Ọláyínká', 'ỌŃ'],
  ['Ngọzi', 'n@example.com', 'Ngọzi', 'Ngọzi', 'N'],
  ['', 'tunde.ade@example.com', 'tunde.ade', 'tunde.ade', 'TA'],
  ['', '', 'User', 'User', 'U'],
])('%j with %j', (name, email, shown, called, letters) => {
  const person = { name, email }
  expect(displayName(person)).toBe(shown)
  expect(givenName(person)).toBe(called)
  expect(initials(person)).toBe(letters)
})
