import type { Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import type { PaymentServices } from './services.ts'
import { savePayment, settle } from './settle.ts'

/**
 * Closes a payment whose person left the provider's page. The provider is asked first: money that has arrived buys its
 * plan, and a payment whose money is on its way stays open. The provider can't close its page. If the page is paid
 * later, the payment is settled like every payment. A renewal is not closed, because no page was left. Returns null
 * where there is no such payment. Throws payment_unavailable; then nothing is changed.
 */
export const cancelPayment = async (
  services: PaymentServices,
  reference: string,
  now: Date,
  log: Log,
): Promise<StoredPayment | null> => {
  const payment = await settle(services, reference, now, log)
  if (payment?.state !== 'open' || payment.awaited || payment.automatic) return payment
  return savePayment(services.payments, { ...payment, state: 'failed' }, payment)
}
