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
  ['Visa sponsorship: No', false],
  ['Visa Sponsorship\nNot available', false],
  ['We can’t sponsor visas.', false],
  ["We aren't able to sponsor visas.", false],
  ["Visa sponsorship isn't available.", false],
  ['Will you now or in the future require visa sponsorship?', false],
  ['Candidates who need visa sponsorship are ineligible.', false],
  ['No experience is required. Visa sponsorship is provided.', true],
  ['We offer full visa sponsorship and a flat.', true],
  ['You manage the sponsorship of football clubs.', false],
  ['Nothing of it.', false],
])('%j: %j', (text, sponsors) => {
  expect(sponsorsVisa(wordsOf(text), 'Staff Nurse')).toBe(sponsors)
})

test('a visa for nurses is none for a driver', () => {
  const words = wordsOf('Pennine runs three hospitals, and sponsors skilled worker visas for nurses.')
  expect(sponsorsVisa(words, 'Registered Nurse')).toBe(true)
  expect(sponsorsVisa(words, 'Company Driver')).toBe(false)
})
