import { table } from '../composition/deployed/table.ts'
import { users } from '../composition/deployed/users.ts'
import { purgeAccount } from '../queues/purge-account.ts'

export const handler = purgeAccount({ table, users })
