import { expect, test } from 'vitest'
import { arrived, notArrived, refused, sending, typed } from './answer-draft.ts'

const kept = (text: string, sent: string | null = null, away = false) => ({ text, sent, away })

test('what is typed is kept from the first key, and stays while it is sent', () => {
  expect(typed('S')(null)).toEqual(kept('S'))
  expect(sending('So')(kept('So'))).toEqual(kept('So', 'So'))
  expect(typed('So I')(kept('So', 'So', true))).toEqual(kept('So I', 'So', true))
})

test('sent again by itself it looks as it did, and sent by a press it is on its way', () => {
  expect(sending('So', true)(kept('So', 'So', true))).toEqual(kept('So', 'So', true))
  expect(sending('So')(kept('So', 'So', true))).toEqual(kept('So', 'So'))
})

test('words that the server has already are sent again without being typed', () => {
  expect(sending('As it was')(null)).toEqual(kept('As it was', 'As it was'))
})

test('what arrived is no draft any more, but for what was typed since', () => {
  expect(arrived('So')(kept('So', 'So'))).toBeNull()
  expect(arrived('So')(kept('So I', 'So', true))).toEqual(kept('So I'))
  expect(arrived('So')(null)).toBeNull()
})

test('what did not arrive waits to be sent, also where the box is cleared', () => {
  expect(notArrived(kept('So', 'So'))).toEqual(kept('So', 'So', true))
  expect(typed(null)(kept('', 'So', true))).toEqual(kept('So', 'So', true))
  expect(notArrived(null)).toBeNull()
})

test('what was refused is still there, and is not sent again by itself', () => {
  expect(refused(kept('So I', 'So', true))).toEqual(kept('So I'))
})
