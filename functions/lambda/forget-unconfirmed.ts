import { table, users } from '../composition/deployed.ts'
import { forgetUnconfirmed } from '../schedules/forget-unconfirmed.ts'

export const handler = forgetUnconfirmed({ table, users })
