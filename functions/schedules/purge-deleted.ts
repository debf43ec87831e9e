import { createLog } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import type { Users } from '../services/users.ts'
import type { DeletionStore } from '../store/deletions.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'

type Services = {
  readonly deletions: Pick<DeletionStore, 'due' | 'remove'>
  /** Deletes all rows of one person. */
  readonly purge: (sub: string, now: Date) => Promise<void>
  readonly users: Pick<Users, 'remove'>
}

/** The mark goes last: a run that is killed anywhere begins again with this person. */
const purgeOne = async ({ deletions, purge, users }: Services, sub: string, now: Date): Promise<void> => {
  await purge(sub, now)
  await users.remove(sub)
  await deletions.remove(sub)
}

/**
 * Erases the accounts whose time is over. One that fails does not keep the others; it is due again at the next run,
 * and this one ends as failed.
 */
export const purgeDeleted = (services: Services) =>
  logFailures(async (payload: unknown): Promise<{ purged: number }> => {
    schedules['purge-deleted'].payload.parse(payload)
    const log = createLog({ schedule: 'purge-deleted' })
    const now = new Date()
    const task = (sub: string) => purgeOne(services, sub, now)
    return { purged: await eachDue({ due: services.deletions.due(now), task, now, log }) }
  })
