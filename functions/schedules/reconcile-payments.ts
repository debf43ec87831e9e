import { reconcile } from '../payments/reconcile.ts'
import type { PaymentServices } from '../payments/services.ts'
import { createLog } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import { eachDue } from './each-due.ts'
import { schedules } from './payload.ts'

/** Asks the provider about payments that nobody has told of, and mails the receipts that could not be mailed. */
export const reconcilePayments = (services: PaymentServices) =>
  logFailures(async (payload: unknown): Promise<{ done: number }> => {
    schedules['reconcile-payments'].payload.parse(payload)
    const log = createLog({ schedule: 'reconcile-payments' })
    const now = new Date()
    const { payments } = services
    const task = (reference: string) => reconcile(services, reference, now, log)
    return { done: await eachDue({ due: payments.due(now), task, postpone: payments.postpone, now, log }) }
  })
