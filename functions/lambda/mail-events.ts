import { table } from '../composition/deployed/table.ts'
import { users } from '../composition/deployed/users.ts'
import { mailEvents } from '../mailings/mail-events.ts'

export const handler = mailEvents({ table, users })
