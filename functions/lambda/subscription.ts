import { subscription } from '../api/subscription.ts'
import { mailer, siteUrl, table, trialSalt } from '../composition/deployed.ts'

export const handler = subscription({ table, mailer, siteUrl, trialSalt })
