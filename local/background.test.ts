import { Cron } from 'croner'
import { expect, onTestFinished, test, vi } from 'vitest'
import { timetable } from '../functions/schedules/payload.ts'
import { rhythmOf, startSchedules } from './background.ts'

test.each([
  ['rate(1 day)', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00.000Z'],
  ['rate(15 minutes)', '2026-11-20T10:00:00Z', '2026-11-20T10:15:00.000Z'],
  ['cron(30 3 * * ? *)', '2026-11-20T10:00:00Z', '2026-11-21T03:30:00.000Z'],
  // In EventBridge's expressions, 2 is Monday.
  ['cron(0 6 ? * 2 *)', '2026-11-20T10:00:00Z', '2026-11-23T06:00:00.000Z'],
])('the next run of %s after %s is %s', (expression, after, next) => {
  const { pattern, interval } = rhythmOf(expression)
  const job = new Cron(pattern, { timezone: 'UTC', interval, alternativeWeekdays: true, paused: true })
  expect(job.nextRun(new Date(after))?.toISOString()).toBe(next)
})

test('every schedule of the functions has a timetable here', () => {
  for (const { expression } of timetable) expect(() => rhythmOf(expression)).not.toThrow()
})

test('a schedule with a rate runs at once, and a failed run is reported', async () => {
  const onError = vi.fn()
  const run = vi.fn().mockRejectedValue(new Error('the table is away'))
  const { stop } = startSchedules([{ name: 'forget-unconfirmed', expression: 'rate(1 day)', run }], onError)
  onTestFinished(stop)
  await expect
    .poll(() => onError.mock.calls, { timeout: 5000 })
    .toEqual([
      ['The schedule forget-unconfirmed failed.', expect.objectContaining({ message: 'the table is away' })],
    ])
  expect(run).toHaveBeenCalledOnce()
})
