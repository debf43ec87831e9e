import { inVain } from '../../shared/domain/bought.ts'
import type { SubscriptionEvent } from '../../shared/domain/subscription-event.ts'
import type { BillingNews } from '../mail/billing-words.ts'
import { describeError, type Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import { lookedAt, nextLook } from '../store/payments.ts'
import type { Decision } from '../store/subscriptions.ts'
import { recordRefund } from './record-refund.ts'
import type { PaymentServices } from './services.ts'
import { mailNews, noticeWrite } from './tell.ts'

type Paid = Extract<SubscriptionEvent, { type: 'paid' }>

/** For an operator, in the provider's dashboard. */
const note = 'It bought nothing.'

const newsOf = (payment: StoredPayment): BillingNews<'bought-nothing'> => {
  const { tier, purchase, amount, reference, until, paidAt } = payment
  const late = until !== null && paidAt !== null && paidAt >= until
  return { kind: 'bought-nothing', tier, purchase, amount, reference, late }
}

/** The payment as it is recorded when it came and bought nothing: it is to be refunded. */
export const toRefund = (came: StoredPayment, now: Date): StoredPayment => ({
  ...came,
  state: 'refunding',
  refundingSince: now.toISOString(),
})

/** The writes of that decision, in one transaction. It is recorded before anybody asks the provider for a refund. */
export const refundDecision = (
  payments: PaymentServices['payments'],
  { payment, seen, event }: { payment: StoredPayment; seen: StoredPayment; event: Paid },
  now: Date,
): Decision => ({
  events: inVain(event, now),
  alongside: [...payments.writes(payment, seen), noticeWrite(payment.sub, newsOf(payment), now)],
})

/**
 * Takes one step towards the refund of a payment; the schedule takes the next. The step is recorded first, on the
 * condition that nobody else has, so two never ask at once. A later step first asks the provider how the refund stands,
 * so a lost answer makes no second refund. A webhook, or a later step, finds that the money is back. Throws
 * payment_unavailable where the provider can't be asked.
 */
export const pursueRefund = async (
  services: PaymentServices,
  seen: StoredPayment,
  now: Date,
  log: Log,
): Promise<void> => {
  const { payments, paystack } = services
  const { reference, amount, refunded, refundAskedAt } = seen
  const asking = { ...lookedAt(seen, now), refundAskedAt: now.toISOString() }
  if (!(await payments.save(asking, seen))) return
  const fail = (what: string) => log.error('refund not made', { alarm: 'refund-failed', reference, what })
  const known = refundAskedAt === null ? 'none' : await paystack.refundStatus(reference)
  if (known === 'processed') return recordRefund(services, asking, { id: 'refund', amount: null }, now, log)
  if (known === 'none') {
    const refusal = await paystack.refund({ reference, amount: amount - refunded, note })
    if (refusal !== null) fail(refusal)
  }
  if (nextLook(asking) === null) fail('not processed in two weeks')
}

/**
 * Asks for the refund of a payment that bought nothing, and mails its person. The schedule repeats a request that
 * fails.
 */
export const beginRefund = async (
  services: PaymentServices,
  payment: StoredPayment,
  now: Date,
  log: Log,
): Promise<void> => {
  const { reference } = payment
  log.warn('payment bought nothing', { reference })
  try {
    await pursueRefund(services, payment, now, log)
  } catch (error) {
    log.warn('refund not asked for', { reference, ...describeError(error) })
  }
  await mailNews(services, payment.sub, newsOf(payment), log)
}
