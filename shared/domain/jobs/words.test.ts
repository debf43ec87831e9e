import { expect, test } from 'vitest'
import { sentenceAt } from './words.ts'

const said = (text: string, at: string) => {
  const { from, to } = sentenceAt(text, text.indexOf(at))
  return text.slice(from, to).trim()
}

test.each([
  ['We pay well. No fee is asked! Come soon.', 'fee', 'No fee is asked'],
  ['Pay: ₦100,000\nFee: none; come soon', 'Fee', 'Fee: none'],
  ['Version 2.5 is out. Yes', 'out', 'Version 2.5 is out'],
])('in %j the sentence around %j is %j', (text, at, sentence) => {
  expect(said(text, at)).toBe(sentence)
})

test('a text without sentence ends is read up to the greatest length of a sentence', () => {
  const text = 'pay fee of naira send whatsapp '.repeat(6000)
  const { from, to } = sentenceAt(text, text.length / 2)
  expect(to - from).toBeLessThanOrEqual(600)
})
