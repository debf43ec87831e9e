import { expect, test } from 'vitest'
import { arrived, inBox, isOvertaken, notArrived, refused, sending, typed } from './answer-draft.ts'

const draft = (text: string, sent: string | null = null, away = false) => ({ text, sent, away })

test('typed text is saved from the first key, and stays while it is sent', () => {
  expect(typed('S')(null)).toEqual(draft('S'))
  expect(sending('So')(draft('So'))).toEqual(draft('So', 'So'))
  expect(typed('So I')(draft('So', 'So', true))).toEqual(draft('So I', 'So', true))
})

test('a retry by the person is in progress again', () => {
  expect(sending('So')(draft('So', 'So', true))).toMatchObject(draft('So', 'So'))
})

test.each([
  ['there is nothing yet', null, false],
  ['it arrived after all', 'Third', false],
  ['there is what it was to replace', 'First', false],
  ['there is what was sent before it, and not known to arrive', 'Second', false],
  ['another device answered meanwhile', 'Better', true],
])('waiting answers: %s', (_name, there, expected) => {
  const third = sending('Third', 'First')(sending('Second', 'First')(null))
  expect(isOvertaken(third, there)).toBe(expected)
})

test('text that the server already has can be sent again without typing', () => {
  expect(sending('As it was')(null)).toEqual(draft('As it was', 'As it was'))
})

test('text that arrived is not a draft any more, except for what was typed since', () => {
  expect(arrived('So')(draft('So', 'So'))).toBeNull()
  expect(arrived('So')(draft('So I', 'So', true))).toEqual(draft('So I'))
  expect(arrived('So')(null)).toBeNull()
})

test('text that did not arrive waits to be sent, and comes back into the box', () => {
  expect(notArrived(draft('So', 'So'))).toEqual(draft('So', 'So', true))
  expect(typed(null)(draft('', 'So', true))).toEqual(draft('So', 'So', true))
  expect(notArrived(null)).toBeNull()
})

test.each([
  ['typed', 'So', '', null, draft('So')],
  ['emptied where nothing is known', '', '', draft('So'), null],
  ['emptied over words of the server', '', 'So', null, draft('')],
  // The box stays empty, although the sent text is still stored.
  ['emptied over words that did not arrive', '', '', draft('So', 'So', true), draft('', 'So', true)],
  ['emptied while they are on their way', '', '', draft('So', 'So'), draft('', 'So')],
])('a box that is %s', (_name, text, saved, before, after) => {
  expect(inBox(text, saved)(before)).toEqual(after)
})

test('refused text stays, and is not sent again automatically', () => {
  expect(refused(draft('So I', 'So', true))).toEqual(draft('So I'))
})
