import * as z from 'zod/mini'
import { instant, ulid } from './fields.ts'
import { domain } from './operation.ts'

/** How many unread notifications the header shows at once. */
export const notificationsShown = 5

export const notification = z.object({
  id: ulid,
  title: z.string(),
  message: z.string(),
  /** The screen that the notification is about, such as `/dashboard/settings`; null when there is none. */
  href: z.nullable(z.string()),
  createdAt: instant,
})
export type Notification = z.infer<typeof notification>

export const notificationOperations = domain({
  unread: {
    method: 'GET',
    path: '/notifications',
    access: 'person',
    summary: 'The newest unread notifications, at most five.',
    response: z.object({
      notifications: z.array(notification),
      /** Whether there are older unread notifications. */
      more: z.boolean(),
    }),
    errors: [],
  },
  read: {
    method: 'POST',
    path: '/notifications/read',
    access: 'person',
    summary: 'Mark notifications as read. One that is read, or not there, stays as it is.',
    body: z.strictObject({ ids: z.array(ulid).check(z.minLength(1), z.maxLength(25)) }),
    response: z.object({ ids: z.array(ulid) }),
    errors: ['invalid_input'],
  },
})
