import * as z from 'zod/mini'
import { type Notification, notificationsShown } from '../../shared/api/notifications.ts'
import { mapBounded } from './bounded.ts'
import { expiring, isOver, personKey, personRange } from './keys.ts'
import type { Key, Row, Table } from './table.ts'

/** How long a notification is stored, read or unread, in milliseconds. */
const keepFor = 180 * 24 * 60 * 60 * 1000
const readConcurrency = 5

/** A new notification. The id is a ULID, so the newest row is the last. */
export type Notice = Omit<Notification, 'createdAt'>

/**
 * Read notifications have another sort key, and reading a notification moves its row there. So the unread ones are one
 * short query, however many were read. With an attribute for "read", that query would have to read all rows.
 */
const unreadKey = (sub: string, id: string): Key => personKey(sub, `NOTIFICATION#${id}`)
const readKey = (sub: string, id: string): Key => personKey(sub, `READ-NOTIFICATION#${id}`)

const storedNotification = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  href: z.nullable(z.string()),
  createdAt: z.string(),
})

/** The row of an unread notification, for the transaction that causes it. */
export const notificationRow = (sub: string, notice: Notice, now: Date): Key & Row => ({
  ...notice,
  createdAt: now.toISOString(),
  ...expiring(new Date(now.getTime() + keepFor)),
  ...unreadKey(sub, notice.id),
})

const unread = async (table: Table, sub: string, now: Date) => {
  const { rows } = await table.query({
    ...personRange(sub, 'NOTIFICATION#'),
    newestFirst: true,
    limit: notificationsShown + 1,
  })
  // The table may still have expired rows. They are the oldest ones, so no current row comes after them.
  const current = rows.filter(row => !isOver(row, now))
  return {
    notifications: current.slice(0, notificationsShown).map(row => storedNotification.parse(row)),
    more: current.length > notificationsShown,
  }
}

/** The condition fails if another screen has moved the row at the same moment. Then the notification is read. */
const markOneRead = async (table: Table, sub: string, id: string): Promise<void> => {
  const key = unreadKey(sub, id)
  const row = await table.get(key)
  if (!row) return
  await table.transact([{ remove: key, condition: { is: {} } }, { put: { ...row, ...readKey(sub, id) } }])
}

/** Each person's notifications in the app. Each verb reads and writes only rows of `sub`. */
export const notificationStore = (table: Table) => ({
  /** The newest unread ones, and whether there are more of them. */
  unread: (sub: string, now: Date) => unread(table, sub, now),
  /** Marks notifications as read. Ignores those that are read already, or that do not exist. */
  markRead: async (sub: string, ids: readonly string[]): Promise<void> => {
    await mapBounded(readConcurrency, [...new Set(ids)], id => markOneRead(table, sub, id))
  },
  /** Adds a notification, unless an unread one has the same id. */
  add: async (sub: string, notice: Notice, now: Date): Promise<void> => {
    await table.put(notificationRow(sub, notice, now), { absent: true })
  },
})
export type NotificationStore = ReturnType<typeof notificationStore>
