import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightsOf } from './highlights.ts'
import { stemOf } from './terms.ts'

const marked = (text: string, ...phrases: string[]) =>
  highlightsOf(
    text,
    phrases.map(phrase => phrase.split(' ').map(stemOf)),
  ).map(([from, to]) => text.slice(from, to))

test.each<[string, string[], string[]]>([
  ['Senior Accountants wanted', ['accountant'], ['Accountants']],
  ['Nurse, nursing, nurses', ['nurse'], ['Nurse', 'nursing', 'nurses']],
  ['Front-end developer, front office', ['front end'], ['Front-end']],
  ['Front end and frontend', ['front end', 'frontend'], ['Front end', 'frontend']],
  ['Ọlá’s café in Ṣàkì', ['cafe', 'saki'], ['café', 'Ṣàkì']],
  ['😀 Driver 😀', ['driver'], ['Driver']],
  ['Nothing of it', ['accountant'], []],
  ['Nothing', [], []],
  ['data data analyst', ['data analyst', 'data'], ['data', 'data analyst']],
])('the words %j in %j', (text, phrases, found) => {
  expect(marked(text, ...phrases)).toEqual(found)
})

test('highlights are within the text, in order, and do not overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ minLength: 1 })), (text, words) => {
      let last = 0
      for (const [from, to] of highlightsOf(
        text,
        words.map(word => [stemOf(word)]),
      )) {
        expect(from).toBeGreaterThanOrEqual(last)
        expect(to).toBeGreaterThan(from)
        last = to
      }
      expect(last).toBeLessThanOrEqual(text.length)
    }),
  )
})
