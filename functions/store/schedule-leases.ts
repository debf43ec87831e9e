import * as z from 'zod/mini'
import type { Key, Table } from './table.ts'

const partition = 'SCHEDULES'
const leaseKey = (schedule: string): Key => ({ pk: partition, sk: schedule })

const leaseRow = z.object({ sk: z.string(), startedAt: z.optional(z.string()) })

/** The leases that allow one run of a schedule at a time. They also say when each schedule began its last run. */
export const scheduleLeaseStore = (table: Table) => ({
  /**
   * False if another run has the lease at `now`. The lease expires at `until`, unless it is released before. A run that is
   * retried has its lease already, and so has a run whose first answer was lost.
   */
  take: async (schedule: string, runId: string, now: Date, until: Date): Promise<boolean> => {
    const lease = { set: { runId, leasedUntil: until.getTime(), startedAt: now.toISOString() } }
    const taken = await table.update(leaseKey(schedule), lease, { below: { leasedUntil: now.getTime() } })
    if (taken.written || taken.found?.runId !== runId) return taken.written
    return (await table.update(leaseKey(schedule), lease, { is: { runId } })).written
  },
  /** Changes nothing if the lease has expired and another run has it now. */
  release: async (schedule: string, runId: string): Promise<void> => {
    await table.update(leaseKey(schedule), { remove: ['runId', 'leasedUntil'] }, { is: { runId } })
  },
  /** Ends the lease of a run that has certainly ended, such as a run of a process that was stopped. */
  forget: async (schedule: string): Promise<void> => {
    await table.remove(leaseKey(schedule))
  },
  /** When each schedule began its last run, or was first expected. */
  startedAt: async (): Promise<ReadonlyMap<string, Date>> => {
    const { rows } = await table.query({ partition })
    const begun = rows.map(row => leaseRow.parse(row))
    return new Map(
      begun.flatMap(({ sk, startedAt }) => (startedAt ? [[sk, new Date(startedAt)] as const] : [])),
    )
  },
  /** Notes that a schedule is expected to run from now on. Changes nothing if it has run. */
  expect: async (schedule: string, now: Date): Promise<void> => {
    await table.update(leaseKey(schedule), { setIfAbsent: { startedAt: now.toISOString() } })
  },
})
export type ScheduleLeaseStore = ReturnType<typeof scheduleLeaseStore>
