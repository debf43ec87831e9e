import { expect, test } from 'vitest'
import { sponsorsVisa } from './sponsors-visa.ts'
import { wordsOf } from './words.ts'

test.each([
  ['Pennine runs three hospitals, and sponsors skilled worker visas for nurses.', true],
  ['Visa sponsorship is available for the right person.', true],
  ['We will sponsor your work permit.', true],
  ['We are unable to offer visa sponsorship.', false],
  ['Visa sponsorship is not available.', false],
  ['Visa sponsorship is considered for candidates already in the UK.', false],
  ['You manage the sponsorship of football clubs.', false],
  ['Nothing of it.', false],
])('%j: %j', (text, sponsors) => {
  expect(sponsorsVisa(wordsOf(text))).toBe(sponsors)
})
