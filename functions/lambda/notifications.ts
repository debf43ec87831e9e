import { notifications } from '../api/notifications.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = notifications({ table })
