import { expect, test } from 'vitest'
import { passwordStrength, strengthWords } from './new-password.ts'

test.each([
  ['', 'short'],
  ['seven77', 'short'],
  ['Password2026', 'weak'],
  ['aaaaaaaabbbb', 'weak'],
  ['harmattan', 'weak'],
  ['Bayo-dusk7', 'weak'],
  ['harmatt9', 'fair'],
  ['Harmattan-9-dusk', 'strong'],
  ['mango bicycle harmattan', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password, ['Bayo Adé', 'b.ade@mail.example'])).toBe(strength)
})

test('says how many characters are missing', () => {
  expect([strengthWords('abcde'), strengthWords('abcdefg')]).toEqual([
    '3 more characters.',
    '1 more character.',
  ])
})
