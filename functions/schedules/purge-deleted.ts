import type { Uses } from '../composition/services.ts'
import type { Users } from '../services/users.ts'
import { type DeletionStore, deletionStore } from '../store/deletions.ts'
import { purgePerson } from '../store/purge.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

type Services = {
  readonly deletions: Pick<DeletionStore, 'due' | 'remove'>
  readonly purge: (sub: string, now: Date) => Promise<void>
  readonly users: Pick<Users, 'remove'>
}

/**
 * The row of the deletion is removed last, so that the next run repeats the purge of this person after a Lambda that
 * timed out.
 */
const purgeOne = async ({ deletions, purge, users }: Services, sub: string, now: Date): Promise<void> => {
  await purge(sub, now)
  await users.remove(sub)
  await deletions.remove(sub)
}

/**
 * Purges the accounts that are due. An account that fails does not stop the others: it is due again at the next run,
 * and this run fails.
 */
export const runPurgeDeleted = (services: Services) =>
  scheduled(schedules['purge-deleted'].payload, async ({ now, log }) => {
    const task = (sub: string) => purgeOne(services, sub, now)
    return { purged: await eachDue({ due: services.deletions.due(now), task, now, log }) }
  })

export const purgeDeleted = ({ table, users }: Uses<'table' | 'users'>) =>
  oneAtATime(
    table(),
    runPurgeDeleted({
      deletions: deletionStore(table()),
      purge: (sub, now) => purgePerson(table(), sub, now),
      users: users(),
    }),
  )
