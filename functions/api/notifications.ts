import { notificationOperations } from '../../shared/api/notifications.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import type { NotificationStore } from '../store/notifications.ts'

type Services = { readonly notifications: NotificationStore }

export const notifications = (services: Services): Gateway =>
  serve(notificationOperations)(services, {
    unread: ({ caller, now }, { notifications }) => notifications.unread(caller.sub, now),
    read: async ({ caller, body: { ids } }, { notifications }) => {
      await notifications.markRead(caller.sub, ids)
      return { ids }
    },
  })
