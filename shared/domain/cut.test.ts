import { expect, test } from 'vitest'
import { cutAtWord } from './cut.ts'

test.each([
  ['what is short enough stays', 'one two ', 8, 'one two '],
  ['behind a whole word', 'one two three', 9, 'one two'],
  ['where a word ends just there', 'one two three', 7, 'one two'],
  ['without spaces at a letter', 'onetwothree', 6, 'onetwo'],
  ['not nearly all of it for the sake of a word', 'a onetwothree', 8, 'a onetwo'],
  ['never through a letter of two units', `ab${'🙂'.repeat(3)}`, 5, 'ab🙂'],
])('%s', (_, text, limit, expected) => {
  expect(cutAtWord(text, limit)).toBe(expected)
})
