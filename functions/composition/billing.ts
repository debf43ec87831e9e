import { billingStores } from '../store/billing-stores.ts'
import type { MailUses } from './services.ts'

export const billing = ({ table, mailer, siteUrl }: MailUses) => ({
  ...billingStores(table()),
  mailer: mailer(),
  siteUrl: siteUrl(),
})
