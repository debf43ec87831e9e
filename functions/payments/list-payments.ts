import { describeError, type Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import { type CheckoutServices, pageLifetime } from './checkout.ts'
import { settle } from './settle.ts'

/**
 * Asks the provider about the newest checkout, as long as its page may be open. A person who paid by transfer often comes
 * back by another way than the provider's link, and must not read that nothing was paid. If the provider does not answer,
 * the schedule asks later.
 */
const lookAtNewest = async (services: CheckoutServices, sub: string, now: Date, log: Log): Promise<void> => {
  const checkout = await services.checkouts.get(sub)
  const payment = checkout && (await services.payments.ofPerson(sub, checkout.reference))
  if (payment?.state !== 'open' || payment.awaited) return
  if (now.getTime() - Date.parse(payment.createdAt) >= pageLifetime) return
  try {
    await settle(services, payment.reference, now, log)
  } catch (error) {
    log.warn('newest checkout not looked at', { reference: payment.reference, ...describeError(error) })
  }
}

/** The payments of a person, newest first. */
export const listPayments = async (
  services: CheckoutServices,
  sub: string,
  now: Date,
  log: Log,
): Promise<StoredPayment[]> => {
  await lookAtNewest(services, sub, now, log)
  return services.payments.list(sub)
}
