import { expect, test } from 'vitest'
import { arrived, inBox, isOvertaken, notArrived, refused, sending, typed } from './answer-draft.ts'

const draft = (text: string, sent: string | null = null, away = false) => ({ text, sent, away })

test('what is typed is kept from the first key, and stays while it is sent', () => {
  expect(typed('S')(null)).toEqual(draft('S'))
  expect(sending('So')(draft('So'))).toEqual(draft('So', 'So'))
  expect(typed('So I')(draft('So', 'So', true))).toEqual(draft('So I', 'So', true))
})

test('sent again by a press it is on its way', () => {
  expect(sending('So')(draft('So', 'So', true))).toMatchObject(draft('So', 'So'))
})

test.each([
  ['there is nothing yet', null, false],
  ['it arrived after all', 'Third', false],
  ['there is what it was to replace', 'First', false],
  ['there is what was sent before it, and not known to arrive', 'Second', false],
  ['another device answered meanwhile', 'Better', true],
])('what waits: %s', (_name, there, expected) => {
  const third = sending('Third', 'First')(sending('Second', 'First')(null))
  expect(isOvertaken(third, there)).toBe(expected)
})

test('words that the server has already are sent again without being typed', () => {
  expect(sending('As it was')(null)).toEqual(draft('As it was', 'As it was'))
})

test('what arrived is no draft any more, but for what was typed since', () => {
  expect(arrived('So')(draft('So', 'So'))).toBeNull()
  expect(arrived('So')(draft('So I', 'So', true))).toEqual(draft('So I'))
  expect(arrived('So')(null)).toBeNull()
})

test('what did not arrive waits to be sent, and is brought back into the box', () => {
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

test('what was refused is still there, and is not sent again by itself', () => {
  expect(refused(draft('So I', 'So', true))).toEqual(draft('So I'))
})
