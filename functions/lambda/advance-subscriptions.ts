import { mailer } from '../composition/deployed/mailer.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'
import { advanceSubscriptions } from '../schedules/advance-subscriptions.ts'

export const handler = advanceSubscriptions({ table, mailer, siteUrl })
