import { table } from '../composition/deployed/table.ts'
import { users } from '../composition/deployed/users.ts'
import { forgetUnconfirmed } from '../schedules/forget-unconfirmed.ts'

export const handler = forgetUnconfirmed({ table, users })
