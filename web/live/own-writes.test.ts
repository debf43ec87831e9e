import { expect, test } from 'vitest'
import { createOwnWrites } from './own-writes.ts'

test('each write of this tab silences one event', () => {
  const own = createOwnWrites()
  own.note(['a'], 0)
  own.note(['a'], 100)
  expect([own.isEcho('a', 200), own.isEcho('a', 300), own.isEcho('a', 400)]).toEqual([true, true, false])
})

test('an echo is awaited until it comes, or has taken too long', () => {
  const own = createOwnWrites()
  own.note(['a'], 0)
  expect([own.isAwaited('a', 100), own.isAwaited('b', 100), own.isAwaited('a', 10_000)]).toEqual([
    true,
    false,
    false,
  ])
  own.isEcho('a', 200)
  expect(own.isAwaited('a', 300)).toBe(false)
})

test('the write of another tab is none', () => {
  const own = createOwnWrites()
  own.note(['a'], 0)
  expect(own.isEcho('b', 1)).toBe(false)
})

test('an echo that never came does not hide a later change', () => {
  const own = createOwnWrites()
  own.note(['a'], 0)
  expect(own.isEcho('a', 10_000)).toBe(false)
})

test('a write that failed has no echo: the next event of its row is news', () => {
  const own = createOwnWrites()
  own.note(['a'], 0)
  const withdraw = own.note(['a', 'b'], 100)
  withdraw()
  expect([own.isEcho('a', 200), own.isEcho('a', 300), own.isEcho('b', 300)]).toEqual([true, false, false])
})
