import { notificationOperations } from '../../shared/api/notifications.ts'
import { notifications } from '../api/notifications.ts'
import { deployedDomain } from '../runtime/deployed-domain.ts'
import { deployedTable } from '../runtime/deployed-table.ts'
import { notificationStore } from '../store/notifications.ts'

export const handler = deployedDomain(
  notificationOperations,
  notifications({ notifications: notificationStore(deployedTable()) }),
)
