import type { Key, Table } from './table.ts'

const leaseKey = (schedule: string): Key => ({ pk: 'SCHEDULES', sk: schedule })

/** The leases that allow one run of a schedule at a time. */
export const scheduleLeaseStore = (table: Table) => ({
  /**
   * False if another run has the lease at `now`. The lease expires at `until`, unless it is released before. A run that is
   * retried has its lease already, and so has a run whose first answer was lost.
   */
  take: async (schedule: string, runId: string, now: Date, until: Date): Promise<boolean> => {
    const lease = { set: { runId, leasedUntil: until.getTime() } }
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
})
