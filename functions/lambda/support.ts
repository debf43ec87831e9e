import { support } from '../api/support.ts'
import { mailer } from '../composition/deployed/mailer.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'

export const handler = support({ table, mailer, siteUrl })
