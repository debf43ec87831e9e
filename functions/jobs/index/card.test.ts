import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesOf } from '../../../shared/domain/jobs/places.ts'
import { beginningOf, excerptOf, locationOf } from './card.ts'

test.each([
  ['Job Description\nYou will count stock.', 'You will count stock.'],
  ['About the role:\n\nYou will count stock.', 'You will count stock.'],
  [
    'Acme Foods Limited is recruiting suitable candidates to fill the position below:\nJob Title: Clerk\nLocation: Lagos\nJob Summary\nYou will count stock.',
    'You will count stock.',
  ],
  ['You will count stock.\nLocation: Lagos', 'You will count stock.\nLocation: Lagos'],
  // The whole description.
  ['Job Title: Clerk\nLocation: Lagos', 'Job Title: Clerk\nLocation: Lagos'],
  ['Description of our stores is your work.', 'Description of our stores is your work.'],
  ['', ''],
])('%j begins with %j', (description, beginning) => {
  expect(beginningOf(description)).toBe(beginning)
})

test('a short description is its own excerpt, on one line', () => {
  expect(excerptOf('Keep the books.\n\n- Pay staff\n- File taxes')).toBe(
    'Keep the books. - Pay staff - File taxes',
  )
})

test('a long one is cut at a word', () => {
  const excerpt = excerptOf(`${'word, '.repeat(60)}`)
  expect(excerpt).toMatch(/word…$/)
  expect(excerpt.length).toBeLessThanOrEqual(200)
})

test('after the end of a sentence nothing says that it was cut', () => {
  expect(excerptOf(`${'Keep books. '.repeat(15)}${'x'.repeat(80)}`)).toMatch(/books\.$/)
  expect(excerptOf(`${'Keep book! '.repeat(18)}( then more words`)).toMatch(/book!$/)
  expect(excerptOf(`${'Keep it now • '.repeat(30)}`)).toMatch(/now…$/)
})

test('a surrogate pair at the end is not split', () => {
  expect(excerptOf(`${'x'.repeat(198)}😀${'y'.repeat(50)}`).isWellFormed()).toBe(true)
})

test('no excerpt is longer than 200', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 900 }), text => {
      const excerpt = excerptOf(text.toWellFormed())
      expect(excerpt.length).toBeLessThanOrEqual(200)
      expect(excerpt.isWellFormed()).toBe(true)
    }),
  )
})

test.each([
  ['Lagos', null, [], 'Lagos'],
  ['Ikeja, Lagos', 'onsite', [], 'Ikeja, Lagos'],
  ['Maitama, Abuja', null, [], 'Maitama, Abuja'],
  ['Ikeja, Lagos; Lekki, Lagos; Lagos', null, [], 'Ikeja, Lekki, Lagos'],
  ['FCT', null, [], 'Abuja'],
  ['Aba, Abia', null, [], 'Aba'],
  ['Rivers State', null, [], 'Rivers'],
  ['Lagos / Abuja', 'hybrid', [], 'Hybrid · Lagos, Abuja'],
  ['Nairobi, Kenya', null, [], 'Nairobi, Kenya'],
  ['Nigeria', null, [], 'Nigeria'],
  ['Leeds, United Kingdom; United Kingdom', null, [], 'Leeds, United Kingdom'],
  ['Leeds, UK; London, United Kingdom', 'hybrid', [], 'Hybrid · Leeds, London, United Kingdom'],
  ['United Kingdom', null, [], 'United Kingdom'],
  ['Lagos, Lagos', null, [], 'Lagos'],
  [
    'Lagos; Nairobi, Kenya; Accra, Ghana; Kigali, Rwanda',
    null,
    [],
    'Lagos, Nairobi, Kenya, Accra, Ghana and 1 more',
  ],
  ['', 'remote', ['africa'], 'Remote · Africa'],
  ['', 'remote', ['worldwide'], 'Remote · Worldwide'],
  ['', 'remote', ['NG', 'GH', 'KE', 'ZA', 'EG'], 'Remote · Nigeria, Ghana, Kenya and 2 more'],
  ['Lagos', 'remote', [], 'Remote · Lagos'],
  ['', 'remote', [], 'Remote'],
  ['', null, [], ''],
] as const)('%j, %s, open to %j: %j', (location, workplace, openTo, shown) => {
  expect(locationOf({ places: placesOf(location), workplace, openTo: [...openTo] })).toBe(shown)
})
