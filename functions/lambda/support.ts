import { support } from '../api/support.ts'
import { mailer, siteUrl, table } from '../composition/deployed.ts'

export const handler = support({ table, mailer, siteUrl })
