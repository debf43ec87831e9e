import type { Uses } from '../composition/services.ts'
import type { Users } from '../services/users.ts'
import { type DeletionStore, deletionStore } from '../store/deletions.ts'
import { purgePerson } from '../store/purge.ts'
import { consumed } from './consume.ts'

type Services = {
  readonly deletions: Pick<DeletionStore, 'isDue' | 'remove'>
  readonly purge: (sub: string, now: Date) => Promise<void>
  readonly users: Pick<Users, 'remove'>
}

/**
 * Purges one account. The row of the deletion is removed last, so that the purge is repeated after a Lambda that timed
 * out. Nothing happens to an account that was given back after the message was sent.
 */
export const runPurgeAccount = ({ deletions, purge, users }: Services) =>
  consumed('purge-account', async ({ message: { sub }, now }) => {
    if (!(await deletions.isDue(sub, now))) return
    await purge(sub, now)
    await users.remove(sub)
    await deletions.remove(sub)
  })

export const purgeAccount = ({ table, users }: Uses<'table' | 'users'>) =>
  runPurgeAccount({
    deletions: deletionStore(table()),
    purge: (sub, now) => purgePerson(table(), sub, now),
    users: users(),
  })
