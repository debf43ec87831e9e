import { billing } from '../composition/billing.ts'
import type { MailUses, Uses } from '../composition/services.ts'
import { reconcile } from '../payments/reconcile.ts'
import type { PaymentServices } from '../payments/services.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'
import { oneAtATime, scheduled } from './scheduled.ts'

/** Asks the provider about payments that are still open, and sends the receipts that could not be mailed. */
export const runReconcilePayments = (services: PaymentServices) =>
  scheduled(schedules['reconcile-payments'].payload, async ({ now, log }) => {
    const { payments } = services
    const task = (reference: string) => reconcile(services, reference, now, log)
    return { done: await eachDue({ due: payments.due(now), task, postpone: payments.postpone, now, log }) }
  })

export const reconcilePayments = ({ paystack, ...services }: MailUses & Uses<'paystack'>) =>
  oneAtATime(services.table(), runReconcilePayments({ ...billing(services), ...paystack() }))
