import { expect, onTestFinished, test } from 'vitest'
import { createClock } from './clock.ts'

const clockOfThisTest = () => {
  const clock = createClock()
  onTestFinished(clock.restore)
  return clock
}

test('an advanced clock is later by that much, and only where the clock is asked', () => {
  const before = Date.now()
  clockOfThisTest().advance(86_400)
  const after = new Date()
  expect(after.getTime() - before).toBeGreaterThanOrEqual(86_400_000)
  expect(after.getTime() - before).toBeLessThan(86_460_000)
  expect(structuredClone(after)).toBeInstanceOf(Date)
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
  expect(new Date(2026, 10, 20, 9).getHours()).toBe(9)
})

test('several clocks add up, and each resets only its own change', () => {
  const real = Date
  const [first, second] = [createClock(), clockOfThisTest()]
  first.advance(3600)
  second.advance(60)
  first.restore()
  const shifted = Date.now()
  second.restore()
  expect(shifted - Date.now()).toBeGreaterThan(59_000)
  expect(Date).toBe(real)
})
