import { expect, test } from 'vitest'
import { arrived, inBox, isOvertaken, notArrived, refused, sending, typed } from './answer-draft.ts'

const kept = (text: string, sent: string | null = null, away = false) => ({ text, sent, away })

test('what is typed is kept from the first key, and stays while it is sent', () => {
  expect(typed('S')(null)).toEqual(kept('S'))
  expect(sending('So')(kept('So'))).toEqual(kept('So', 'So'))
  expect(typed('So I')(kept('So', 'So', true))).toEqual(kept('So I', 'So', true))
})

test('sent again by a press it is on its way', () => {
  expect(sending('So')(kept('So', 'So', true))).toMatchObject(kept('So', 'So'))
})

test.each([
  ['there is nothing yet', null, false],
  ['it arrived after all', 'Third', false],
  ['there is what it was to replace', 'First', false],
  ['there is what was sent before it, and not known to arrive', 'Second', false],
  ['another device answered meanwhile', 'Better', true],
])('what waits: %s', (_name, there, expected) => {
  const draft = sending('Third', 'First')(sending('Second', 'First')(null))
  expect(isOvertaken(draft, there)).toBe(expected)
})

test('words that the server has already are sent again without being typed', () => {
  expect(sending('As it was')(null)).toEqual(kept('As it was', 'As it was'))
})

test('what arrived is no draft any more, but for what was typed since', () => {
  expect(arrived('So')(kept('So', 'So'))).toBeNull()
  expect(arrived('So')(kept('So I', 'So', true))).toEqual(kept('So I'))
  expect(arrived('So')(null)).toBeNull()
})

test('what did not arrive waits to be sent, and is brought back into the box', () => {
  expect(notArrived(kept('So', 'So'))).toEqual(kept('So', 'So', true))
  expect(typed(null)(kept('', 'So', true))).toEqual(kept('So', 'So', true))
  expect(notArrived(null)).toBeNull()
})

test.each([
  ['typed', 'So', '', null, kept('So')],
  ['emptied where nothing is known', '', '', kept('So'), null],
  ['emptied over words of the server', '', 'So', null, kept('')],
  // It stays empty: what is under way comes back into it by no key.
  ['emptied over words that did not arrive', '', '', kept('So', 'So', true), kept('', 'So', true)],
  ['emptied while they are on their way', '', '', kept('So', 'So'), kept('', 'So')],
])('a box that is %s', (_name, text, saved, before, after) => {
  expect(inBox(text, saved)(before)).toEqual(after)
})

test('what was refused is still there, and is not sent again by itself', () => {
  expect(refused(kept('So I', 'So', true))).toEqual(kept('So I'))
})
