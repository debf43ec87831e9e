import { mailer, siteUrl, table, users } from '../composition/deployed.ts'
import { poolEvents } from '../identity/pool-events.ts'

export const handler = poolEvents({ table, mailer, siteUrl, users })
