import type { Uses } from '../composition/services.ts'
import { reconcile } from '../payments/reconcile.ts'
import type { PaymentServices } from '../payments/services.ts'
import { billingStores } from '../store/billing-stores.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/** Asks the provider about payments that are still open, and about refunds. */
const runReconcilePayments = (services: PaymentServices) =>
  scheduled(schedules['reconcile-payments'].payload, async ({ now, log }) => {
    const { payments } = services
    const task = (reference: string) => reconcile(services, reference, now, log)
    return { done: await eachDue({ due: payments.due(now), task, postpone: payments.postpone, now, log }) }
  })

export const reconcilePayments = ({ table, paystack }: Uses<'table' | 'paystack'>) =>
  oneAtATime(table(), runReconcilePayments({ ...billingStores(table()), ...paystack() }))
