import { notifications } from '../api/notifications.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { notificationStore } from '../store/notifications.ts'

export const handler = notifications({ notifications: notificationStore(deployedTable()) })
