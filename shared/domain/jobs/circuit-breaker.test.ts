import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterFailure, afterSuccess, isResting, type Tries } from './circuit-breaker.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = new Date('2026-03-02T06:00:00Z')
const after = (wait: number) => new Date(start.getTime() + wait)
const restOf = ({ nextTryAt }: Tries) => Date.parse(nextTryAt ?? '') - start.getTime()

test.each([
  [0, 30 * minute, 30 * minute],
  [1, 30 * minute, 30 * minute],
  [2, 30 * minute, hour],
  [3, 30 * minute, 2 * hour],
  [4, 30 * minute, 4 * hour],
  [20, 30 * minute, day],
  [2000, 30 * minute, day],
  [2, 6 * hour, 12 * hour],
  [4, 6 * hour, day],
  [9, day, day],
  [9, 2 * day, 2 * day],
])(
  'after %i failures, another one pauses a board that is read every %i ms for %i ms',
  (before, interval, rest) => {
    const tries = afterFailure(before, interval, start)
    expect(tries.failures).toBe(before + 1)
    expect(restOf(tries)).toBe(rest)
  },
)

test("two failures don't pause a board; a third does", () => {
  const [second, third] = [afterFailure(1, hour, start), afterFailure(2, hour, start)]
  expect(isResting(second, hour, after(minute))).toBe(false)
  expect(isResting(third, hour, after(minute))).toBe(true)
  expect(isResting(third, hour, after(hour))).toBe(true)
  expect(isResting(third, hour, after(2 * hour))).toBe(false)
})

test('a schedule that starts some seconds early may read the board', () => {
  expect(isResting(afterFailure(2, hour, start), hour, after(2 * hour - 30_000))).toBe(false)
})

test('after a pause there is one try: if it fails the pause gets longer, and if it succeeds the failures are forgotten', () => {
  const open = afterFailure(2, hour, start)
  const again = afterFailure(open.failures, hour, after(2 * hour))
  expect(isResting(again, hour, after(5 * hour))).toBe(true)
  expect(isResting(again, hour, after(6 * hour))).toBe(false)
  const closed = afterSuccess(hour, after(6 * hour))
  expect(closed).toEqual({ failures: 0, nextTryAt: after(7 * hour).toISOString() })
  expect(isResting(closed, hour, after(6 * hour + 1))).toBe(false)
})

test('no board is paused for longer than a day or its own interval', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: minute, max: 7 * day }), (before, interval) => {
      const tries = afterFailure(before, interval, start)
      expect(restOf(tries)).toBeLessThanOrEqual(Math.max(day, interval))
      expect(restOf(tries)).toBeGreaterThanOrEqual(
        restOf(afterFailure(Math.max(0, before - 1), interval, start)),
      )
      expect(isResting(tries, interval, after(Math.max(day, interval)))).toBe(false)
    }),
  )
})

test("a clock that went back doesn't prolong a pause", () => {
  const tries = afterFailure(5, hour, after(40 * day))
  expect(isResting(tries, hour, start)).toBe(false)
  expect(isResting(tries, hour, after(40 * day))).toBe(true)
})
