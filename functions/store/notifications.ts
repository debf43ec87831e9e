import * as z from 'zod/mini'
import { type Notification, notificationsShown } from '../../shared/api/notifications.ts'
import { mapBounded } from './bounded.ts'
import { expiring, isOver } from './expiry.ts'
import { personPartition } from './keys.ts'
import { notificationPrefix } from './schema.ts'
import type { Key, Row, Table } from './table.ts'

/** A notification, read or not, goes by itself after this long, in milliseconds. */
const keepFor = 180 * 24 * 60 * 60 * 1000
const readConcurrency = 5

/** What a person is told. The id is a ULID: the newest is the last. */
export type Notice = Omit<Notification, 'createdAt'>

/**
 * Read ones live under a sort key of their own, and reading moves the row there. So what is unread is one short query
 * from its newest end, however many were read; a mark on the row would make that query walk over all of them.
 */
const unreadKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `${notificationPrefix}${id}`,
})
const readKey = (sub: string, id: string): Key => ({
  pk: personPartition(sub),
  sk: `READ-${notificationPrefix}${id}`,
})

const storedNotification = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  href: z.nullable(z.string()),
  createdAt: z.string(),
})

/** An unread one, for the transaction of what it tells of. */
export const notificationRow = (sub: string, notice: Notice, now: Date): Key & Row => ({
  ...notice,
  createdAt: now.toISOString(),
  ...expiring(new Date(now.getTime() + keepFor)),
  ...unreadKey(sub, notice.id),
})

const unread = async (table: Table, sub: string, now: Date) => {
  const { rows } = await table.query({
    partition: personPartition(sub),
    startsWith: notificationPrefix,
    newestFirst: true,
    limit: notificationsShown + 1,
  })
  // The table drops what is over days later. Those are the oldest: behind one of them are only others.
  const kept = rows.filter(row => !isOver(row, now))
  return {
    notifications: kept.slice(0, notificationsShown).map(row => storedNotification.parse(row)),
    more: kept.length > notificationsShown,
  }
}

/** Another screen may read it at the same moment: whichever moves the row, it is read. */
const markOneRead = async (table: Table, sub: string, id: string): Promise<void> => {
  const key = unreadKey(sub, id)
  const row = await table.get(key)
  if (!row) return
  await table.transact([{ remove: key, condition: { is: {} } }, { put: { ...row, ...readKey(sub, id) } }])
}

/** What each person is told in the app. Each verb sees only rows of `sub`. */
export const notificationStore = (table: Table) => ({
  /** The newest unread ones, and whether there are more of them. */
  unread: (sub: string, now: Date) => unread(table, sub, now),
  /** One that is read, or not there, stays as it is. */
  markRead: async (sub: string, ids: readonly string[]): Promise<void> => {
    await mapBounded(readConcurrency, [...new Set(ids)], id => markOneRead(table, sub, id))
  },
  /** Added again with the same id, while it is unread, it stays as it is. */
  add: async (sub: string, notice: Notice, now: Date): Promise<void> => {
    await table.put(notificationRow(sub, notice, now), { absent: true })
  },
})
export type NotificationStore = ReturnType<typeof notificationStore>
