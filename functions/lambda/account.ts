import { account } from '../api/account.ts'
import { mailer, siteUrl, table, users } from '../composition/deployed.ts'

export const handler = account({ table, users, mailer, siteUrl })
