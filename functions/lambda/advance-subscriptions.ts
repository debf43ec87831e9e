import { mailer, siteUrl, table } from '../composition/deployed.ts'
import { advanceSubscriptions } from '../schedules/advance-subscriptions.ts'

export const handler = advanceSubscriptions({ table, mailer, siteUrl })
