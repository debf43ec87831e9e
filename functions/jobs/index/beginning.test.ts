import { expect, test } from 'vitest'
import { beginningOf } from './beginning.ts'

test.each([
  ['Job Description\nYou will count stock.', 'You will count stock.'],
  ['About the role:\n\nYou will count stock.', 'You will count stock.'],
  [
    'Acme Foods Limited is recruiting suitable candidates to fill the position below:\nJob Title: Clerk\nLocation: Lagos\nJob Summary\nYou will count stock.',
    'You will count stock.',
  ],
  ['You will count stock.\nLocation: Lagos', 'You will count stock.\nLocation: Lagos'],
  // All that it says.
  ['Job Title: Clerk\nLocation: Lagos', 'Job Title: Clerk\nLocation: Lagos'],
  ['Description of our stores is your work.', 'Description of our stores is your work.'],
  ['', ''],
])('%j begins with %j', (description, beginning) => {
  expect(beginningOf(description)).toBe(beginning)
})
