import { subscription } from '../api/subscription.ts'
import { mailer } from '../composition/deployed/mailer.ts'
import { siteUrl } from '../composition/deployed/site-url.ts'
import { table } from '../composition/deployed/table.ts'
import { trialSalt } from '../composition/deployed/trial-salt.ts'

export const handler = subscription({ table, mailer, siteUrl, trialSalt })
