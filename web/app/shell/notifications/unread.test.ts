import { expect, test } from 'vitest'
import { countOf, putBack, without } from './unread.ts'

const note = (n: number) => ({
  id: `01KADEM000000000000000000${n}`,
  title: `News ${n}`,
  message: '',
  href: null,
  createdAt: '2026-11-20T08:00:00.000Z',
})
const unread = { notifications: [note(3), note(2), note(1)], more: false }

test('what is read goes', () => {
  expect(without(unread, [note(2).id]).notifications).toEqual([note(3), note(1)])
})

test('what could not be marked comes back to its place, and news that came meanwhile stays', () => {
  const left = { notifications: [note(4), note(3), note(1)], more: true }
  expect(putBack(left, [note(2)])).toEqual({
    notifications: [note(4), note(3), note(2), note(1)],
    more: true,
  })
})

test('what a reload brought back already is not there twice', () => {
  expect(putBack(unread, [note(2)])).toEqual(unread)
})

test.each([
  [{ notifications: [], more: false }, null],
  [unread, '3'],
  [{ ...unread, more: true }, '3+'],
])('the bell counts', (page, count) => {
  expect(countOf(page)).toBe(count)
})
