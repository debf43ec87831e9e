import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startTable } from '../../local/table.testing.ts'
import { memoryObjects } from '../jobs/objects.testing.ts'
import { replacePointer } from '../jobs/published-index.ts'
import { deletionStore } from '../store/deletions.ts'
import { scheduleLeaseStore } from '../store/schedule-leases.ts'
import { runCheckHealth } from './check-health.ts'
import { timetable } from './payload.ts'

const { table, stop } = await startTable()
afterAll(() => stop())

const minute = 60_000
const hour = 60 * minute
const start = new Date('2026-11-23T10:00:00Z')
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)

test('a schedule that no longer begins, a board that is no longer read, and work that stays undone are named', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  onTestFinished(() => void vi.useRealTimers())
  const leases = scheduleLeaseStore(table)
  const objects = memoryObjects()
  const check = (at: Date) => {
    vi.setSystemTime(at)
    return runCheckHealth({ table, leases, objects, flags: [] })({ verb: 'check-health' })
  }
  const beginAllBut = async (stopped: readonly string[], at: Date) => {
    for (const { name } of timetable) if (!stopped.includes(name)) await leases.take(name, 'a run', at, at)
  }
  // Just after the first deployment nothing has run, and there is no index.
  expect(await check(start)).toEqual({ lateWork: 0, late: [], overdue: [] })

  const file = { key: 'f', bytes: 1 }
  const pointer = { search: file, texts: 't', seen: file, newest: 'n', jobs: 1, inputs: 'x' }
  await replacePointer(objects, { ...pointer, builtAt: start.toISOString() }, null)
  await deletionStore(table).request('ngozi', after(-14 * 24 * hour))
  const stopped = ['build-index', 'read-board-remotive']
  await beginAllBut(stopped, after(39 * minute))
  expect(await check(after(39 * minute))).toEqual({
    indexAge: 39 * 60,
    lateWork: 0,
    late: [],
    overdue: [],
  })

  // A schedule of every five minutes is late before one of every day, and a board has its own rhythm.
  await beginAllBut(stopped, after(41 * minute))
  expect(await check(after(41 * minute))).toMatchObject({ lateWork: 1, late: ['build-index'] })
  await beginAllBut(stopped, after(49 * hour))
  expect(await check(after(49 * hour))).toEqual({
    indexAge: 49 * 60 * 60,
    lateWork: 3,
    late: ['build-index', 'read-board-remotive'],
    overdue: ['deletion'],
  })
})

test('a board that the operator has not switched on is not expected', async () => {
  const startedAt = async () => new Map<string, Date>()
  const expected: string[] = []
  const leases = { startedAt, expect: async (name: string) => void expected.push(name) }
  const check = runCheckHealth({ table, leases, objects: memoryObjects(), flags: ['jobzilla'] })
  await check({ verb: 'check-health' })
  expect(expected).toContain('read-board-jobzilla')
  expect(expected).not.toContain('read-board-boqqs')
})
