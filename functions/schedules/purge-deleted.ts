import type { Uses } from '../composition/services.ts'
import type { Queues } from '../services/queues.ts'
import { type DeletionStore, deletionStore } from '../store/deletions.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'
import { sendEachDue } from './send-each-due.ts'

type Services = {
  readonly deletions: Pick<DeletionStore, 'due'>
  readonly queues: Queues
}

/** Sends each account that is due to the queue of purges. An account is due until it is purged. */
export const runPurgeDeleted = ({ deletions, queues }: Services) =>
  scheduled(schedules['purge-deleted'].payload, async ({ now, log }) => {
    const due = deletions.due(now)
    return {
      sent: await sendEachDue({ queues, queue: 'purge-account', due, messageOf: sub => ({ sub }), log }),
    }
  })

export const purgeDeleted = ({ table, queues }: Uses<'table' | 'queues'>) =>
  oneAtATime(table(), runPurgeDeleted({ deletions: deletionStore(table()), queues: queues() }))
