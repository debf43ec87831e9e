import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import type { Table } from '../store/table.ts'
import { leaseLength, longestRun } from './payload.ts'
import { oneAtATime } from './scheduled.ts'

const { table, stop } = await startTable()
afterAll(() => stop())

/** A run that continues until the test ends it. */
const openRun = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { run: vi.fn(() => promise), end: () => resolve('done') }
}

test('a run that is due during the previous run is skipped, and the next run is not', async () => {
  const { run, end } = openRun()
  const schedule = oneAtATime(table, run)
  const payload = { verb: 'advance-subscriptions' }
  const first = schedule(payload)
  await vi.waitFor(() => expect(run).toHaveBeenCalled())
  await expect(oneAtATime(table, run)(payload)).resolves.toEqual({ skipped: true })
  end()
  await expect(first).resolves.toBe('done')
  await expect(schedule(payload)).resolves.toBe('done')
  expect(run).toHaveBeenCalledTimes(2)
})

test('a run that fails releases its lease', async () => {
  const payload = { verb: 'purge-deleted' }
  const failing = oneAtATime(table, () => Promise.reject(new Error('not done')))
  await expect(failing(payload)).rejects.toThrow('not done')
  await expect(oneAtATime(table, async () => 'done')(payload)).resolves.toBe('done')
})

test('other schedules and other boards run at the same time', async () => {
  const { run, end } = openRun()
  const reading = oneAtATime(table, run)({ verb: 'read-board', board: 'remotive' })
  await vi.waitFor(() => expect(run).toHaveBeenCalled())
  const quick = oneAtATime(table, async () => 'done')
  await expect(quick({ verb: 'read-board', board: 'jobicy' })).resolves.toBe('done')
  await expect(quick({ verb: 'build-index' })).resolves.toBe('done')
  end()
  await reading
})

test('a Lambda that timed out keeps the lease until it expires, and cannot release the lease of another run', async () => {
  const start = new Date('2026-11-23T10:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  onTestFinished(() => void vi.useRealTimers())
  const payload = { verb: 'match-alerts' }
  const [timedOut, next] = [openRun(), openRun()]
  const first = oneAtATime(table, timedOut.run)(payload)
  await vi.waitFor(() => expect(timedOut.run).toHaveBeenCalled())
  vi.setSystemTime(start.getTime() + longestRun)
  await expect(oneAtATime(table, next.run)(payload)).resolves.toEqual({ skipped: true })
  vi.setSystemTime(start.getTime() + leaseLength + 1)
  const second = oneAtATime(table, next.run)(payload)
  await vi.waitFor(() => expect(next.run).toHaveBeenCalled())
  timedOut.end()
  await first
  await expect(oneAtATime(table, next.run)(payload)).resolves.toEqual({ skipped: true })
  next.end()
  await second
})

test('a retry of a run that crashed takes its lease again, because Lambda gives both the same request id', async () => {
  const { run } = openRun()
  const payload = { verb: 'charge-renewals' }
  void oneAtATime(table, run)(payload, { awsRequestId: 'request-1' })
  await vi.waitFor(() => expect(run).toHaveBeenCalled())
  const next = oneAtATime(table, async () => 'done')
  await expect(next(payload, { awsRequestId: 'request-2' })).resolves.toEqual({ skipped: true })
  await expect(next(payload, { awsRequestId: 'request-1' })).resolves.toBe('done')
})

test('a run goes on when the answer to its lease was lost, and the SDK sent the write again', async () => {
  const repeating: Table = {
    ...table,
    update: async (...write) => {
      await table.update(...write)
      return table.update(...write)
    },
  }
  await expect(oneAtATime(repeating, async () => 'done')({ verb: 'forget-unconfirmed' })).resolves.toBe(
    'done',
  )
})
