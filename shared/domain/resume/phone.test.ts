import { expect, test } from 'vitest'
import { callingCodeOf, internationalPhone } from './phone.ts'

test.each([
  ['0803 555 0101', 'Lagos', '+234 803 555 0101'],
  ['08035550101', '', '+234 803 555 0101'],
  ['0803-555-0101', 'Benin City, Edo State', '+234 803 555 0101'],
  ['8035550101', 'Kano', '+234 803 555 0101'],
  ['2348035550101', '', '+234 803 555 0101'],
  ['+2348035550101', '', '+234 803 555 0101'],
  ['00234 803 555 0101', '', '+234 803 555 0101'],
  ['+234 (0) 803 555 0101', 'Accra, Ghana', '+234 803 555 0101'],
  ['01 555 0101', 'Ikeja, Lagos', '+234 1 555 0101'],
  ['024 123 4567', 'Accra, Ghana', '+233 24 123 4567'],
  ['0712345678', 'Nairobi, Kenya', '+254 712 345 678'],
  ['(415) 555-0101', 'Austin, USA', '+1 415 555 0101'],
  ['+44 (0)20 7946 0018', 'London', '+44 20 7946 0018'],
  ['+27 82 555 0101', 'Lagos', '+27 82 555 0101'],
  ['112', 'Lagos', '112'],
  ['555 0101', 'Lagos', '555 0101'],
])('%s of a person in %j is %s', (typed, place, printed) => {
  expect(internationalPhone(typed, callingCodeOf(place))).toBe(printed)
})
