import { expect, test } from 'vitest'
import { isCommonPassword } from './common.ts'

test.each([
  'Password1!',
  'P@ssw0rd',
  'Qwerty123',
  'Nigeria2026',
  'abc12345',
  'test-2026',
  'pa$$word99',
  'password2026',
  'P@ssw0rd!',
  '123Qwerty456',
  'abcd1234',
  'Welcome@2026',
  'Nigeria1960',
  '12345678',
  '0803 000 0009',
  'aaaaAAAA',
  'aaaaaaaa',
  '1l0v3y0u!!',
])('%s is a common password', password => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'mango bicycle',
  'kola-nut-2026',
  'aiki-demo-2026',
  'welcome to my farm',
  'harmattan',
  'Ọjọ́ dára 7',
  '7#pA!9s$2&',
  'test-4821-#!92',
  '1a2b3c4!5?',
  'ABC-48812-9937',
  'dragon-kola',
])('%s is not a common password', password => {
  expect(isCommonPassword(password)).toBe(false)
})
