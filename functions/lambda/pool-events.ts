import { mailer } from '../composition/deployed/mailer.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'
import { users } from '../composition/deployed/users.ts'
import { poolEvents } from '../identity/pool-events.ts'

export const handler = poolEvents({ table, mailer, siteUrl, users })
