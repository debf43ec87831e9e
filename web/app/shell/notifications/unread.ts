import type { Notification } from '../../../../shared/api/notifications.ts'

/** What the server answered: the newest unread, newest first, and whether there are older ones. */
export type Unread = { readonly notifications: Notification[]; readonly more: boolean }

export const without = ({ notifications, more }: Unread, ids: readonly string[]): Unread => ({
  notifications: notifications.filter(({ id }) => !ids.includes(id)),
  more,
})

/** Gives back what was taken out and could not be marked; what came meanwhile stays. Ids are in the order of time. */
export const putBack = ({ notifications, more }: Unread, taken: readonly Notification[]): Unread => ({
  notifications: [
    ...without(
      { notifications, more },
      taken.map(({ id }) => id),
    ).notifications,
    ...taken,
  ].sort((a, b) => (a.id < b.id ? 1 : -1)),
  more,
})

/** As on the bell: `3`, or `5+` where there are more. Null when all is read. */
export const countOf = ({ notifications: { length }, more }: Unread): string | null =>
  length === 0 && !more ? null : `${length}${more ? '+' : ''}`
