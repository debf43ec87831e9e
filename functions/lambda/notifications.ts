import { notifications } from '../api/notifications.ts'
import { table } from '../composition/deployed.ts'

export const handler = notifications({ table })
