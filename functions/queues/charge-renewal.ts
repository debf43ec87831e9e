import type { Uses } from '../composition/services.ts'
import { type RenewServices, renew } from '../payments/renew.ts'
import { billingStores } from '../store/billing-stores.ts'
import { consumed } from './consume.ts'

/**
 * Renews one plan by its card. This is the only function that charges without the person. A message may come twice, even
 * at the same time: each try has one reference at the provider, and the history says which tries are done.
 */
export const runChargeRenewal = (services: RenewServices) =>
  consumed('charge-renewal', ({ message: { sub }, now, log }) => renew(services, sub, now, log))

export const chargeRenewal = ({ table, paystack }: Uses<'table' | 'paystack'>) =>
  runChargeRenewal({ ...billingStores(table()), ...paystack() })
