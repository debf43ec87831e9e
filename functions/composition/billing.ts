import { billingStores } from '../store/billing-stores.ts'
import type { MailUses } from './services.ts'

/** Makes the services that every function of plans and money needs. */
export const billing = ({ table, mailer, siteUrl }: MailUses) => ({
  ...billingStores(table()),
  mailer: mailer(),
  siteUrl: siteUrl(),
})
