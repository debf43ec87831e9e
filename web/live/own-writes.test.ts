import { expect, test } from 'vitest'
import { createHomeLag, createOwnWrites } from './own-writes.ts'

test('each write of this tab silences one event', () => {
  const own = createOwnWrites()
  own.note(['a'], 0)
  own.note(['a'], 100)
  expect([own.isEcho('a', 200), own.isEcho('a', 300), own.isEcho('a', 400)]).toEqual([true, true, false])
})

test('the event of an own write is awaited until it comes or a limit has passed', () => {
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

test('a write of another tab has no event to silence', () => {
  const own = createOwnWrites()
  own.note(['a'], 0)
  expect(own.isEcho('b', 1)).toBe(false)
})

test('an own event that never came does not hide a later change', () => {
  const own = createOwnWrites()
  own.note(['a'], 0)
  expect(own.isEcho('a', 10_000)).toBe(false)
})

test('a write that failed has no event: the next event of its row is a change', () => {
  const own = createOwnWrites()
  own.note(['a'], 0)
  const withdraw = own.note(['a', 'b'], 100)
  withdraw()
  expect([own.isEcho('a', 200), own.isEcho('a', 300), own.isEcho('b', 300)]).toEqual([true, false, false])
})

test('data that was loaded right after a write is loaded once more', () => {
  const lag = createHomeLag()
  expect(lag.reloadIn(1000)).toBeNull()
  lag.markWrite(1000)
  expect(lag.reloadIn(1200)).toBe(3000)
  expect(lag.reloadIn(4200)).toBeNull()
})

test('but not when the event of the new count came meanwhile', () => {
  const lag = createHomeLag()
  lag.markWrite(1000)
  lag.markCounted()
  expect(lag.reloadIn(1200)).toBeNull()
})
