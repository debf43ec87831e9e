import { notificationOperations } from '../../shared/api/notifications.ts'
import type { Uses } from '../composition/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { type NotificationStore, notificationStore } from '../store/notifications.ts'

type Services = { readonly notifications: NotificationStore }

export const serveNotifications = (services: Services): Gateway =>
  serve(notificationOperations)(services, {
    unread: ({ caller, now }, { notifications }) => notifications.unread(caller.sub, now),
    read: async ({ caller, body: { ids } }, { notifications }) => {
      await notifications.markRead(caller.sub, ids)
      return { ids }
    },
  })

export const notifications = ({ table }: Uses<'table'>) =>
  guarded(serveNotifications({ notifications: notificationStore(table()) }), table())
