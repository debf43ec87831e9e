import { boughtBy } from '../../shared/domain/bought.ts'
import type { History, SubscriptionEvent } from '../../shared/domain/subscription-event.ts'
import type { Log } from '../runtime/log.ts'
import type { Charge } from '../services/paystack-answers.ts'
import { cardRow } from '../store/cards.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import { type PaymentStore, receiptOf } from '../store/payments.ts'
import type { Write } from '../store/table.ts'
import { mismatchOf } from './mismatch.ts'
import { beginRefund, refundDecision, toRefund } from './refund.ts'
import { sendReceipt } from './send-receipt.ts'
import type { PaymentServices } from './services.ts'
import { noticeWrite } from './tell.ts'

type Paid = Extract<SubscriptionEvent, { type: 'paid' }>

const paidEvent = (payment: StoredPayment, charge: Charge, paidAt: string): Paid => ({
  type: 'paid',
  id: payment.reference,
  at: paidAt,
  tier: payment.tier,
  purchase: payment.purchase,
  until: payment.until,
  reusable: charge.card !== null,
  automatic: payment.automatic,
})

/** The card of the newest payment is the one that is kept, unless the person has had it removed since. */
const cardWrites = async (
  { cards }: PaymentServices,
  sub: string,
  history: History,
  { card, email }: Charge,
  paidAt: string,
): Promise<Write[]> => {
  const isSince = (at: string) => Date.parse(at) >= Date.parse(paidAt)
  if (!card || history.some(({ type, at }) => type === 'card-removed' && isSince(at))) return []
  const known = await cards.get(sub)
  return known && isSince(known.paidAt) ? [] : [{ put: cardRow(sub, { ...card, email, paidAt }) }]
}

const newsWrite = (payment: StoredPayment, endsAt: string, now: Date): Write =>
  noticeWrite(payment.sub, { ...payment, kind: 'paid', endsAt }, now)

/**
 * Ledger, the person's copy, plan, card and notification at once; a payment that bought nothing is marked for a refund,
 * and its card is not kept. Whoever else settles the same payment meanwhile finds it paid, and does nothing.
 */
const grant = async (
  services: PaymentServices,
  seen: StoredPayment,
  charge: Charge,
  now: Date,
  log: Log,
): Promise<StoredPayment> => {
  const { payments, subscriptions } = services
  // By the provider's clock, but not ahead of ours: who has paid has the plan now.
  const paidAt = new Date(
    Math.min(Date.parse(charge.paidAt ?? now.toISOString()), now.getTime()),
  ).toISOString()
  const event = paidEvent(seen, charge, paidAt)
  let outcome = { payment: seen, isNew: false }
  await subscriptions.change(seen.sub, now, async ({ history }) => {
    const current = (await payments.get(seen.reference)) ?? seen
    outcome = { payment: current, isNew: false }
    if (current.paidAt !== null || current.sub === '') return null
    const came = { ...current, awaited: false, channel: charge.channel, paidAt, checks: 0 }
    const bought = boughtBy(history, event)
    if (!bought) {
      const payment = toRefund(came, now)
      outcome = { payment, isNew: true }
      return refundDecision(payments, { payment, seen: current, event }, now)
    }
    const end = new Date(bought.end).toISOString()
    const payment: StoredPayment = {
      ...came,
      state: current.refunded >= current.amount ? 'refunded' : 'paid',
      periodStart: new Date(bought.start).toISOString(),
      periodEnd: end,
    }
    outcome = { payment, isNew: true }
    return {
      events: [event],
      alongside: [
        ...payments.writes(payment, current),
        newsWrite(payment, end, now),
        ...(await cardWrites(services, payment.sub, history, charge, paidAt)),
      ],
    }
  })
  const { payment, isNew } = outcome
  if (!isNew) return payment
  if (payment.state === 'refunding') {
    await beginRefund(services, payment, now, log)
    return payment
  }
  log.info('payment granted', { reference: payment.reference })
  const receipt = receiptOf(payment)
  if (receipt) await sendReceipt(services, receipt, log)
  return payment
}

/** Writes what it is now; where somebody else was faster, it is as they left it. */
const saved = async (
  payments: PaymentStore,
  payment: StoredPayment,
  seen: StoredPayment,
): Promise<StoredPayment> =>
  (await payments.save(payment, seen)) ? payment : ((await payments.get(seen.reference)) ?? seen)

/** What the provider says of a payment that is not there: under way, or refused. */
const note = async (
  { payments }: PaymentServices,
  seen: StoredPayment,
  status: string,
): Promise<StoredPayment> => {
  const failed = status === 'failed' || status === 'reversed'
  const awaited = !failed && status !== 'abandoned'
  const payment: StoredPayment = { ...seen, state: failed ? 'failed' : 'open', awaited }
  if (payment.state === seen.state && payment.awaited === seen.awaited) return seen
  return saved(payments, payment, seen)
}

/** Money came, and not as it was asked for: no plan for it, and somebody has to look. */
export const hold = async (
  { payments }: Pick<PaymentServices, 'payments'>,
  seen: StoredPayment,
  what: string,
  log: Log,
): Promise<StoredPayment> => {
  log.error('payment held', { alarm: 'payment-mismatch', reference: seen.reference, what })
  return saved(payments, { ...seen, state: 'held', awaited: false }, seen)
}

/**
 * The one way from a reference to a plan, whoever asks: the provider's call, the success screen, the schedule, a
 * renewal. The provider is asked, and its answer compared with the ledger. Null: nobody began such a payment. Throws
 * payment_unavailable; then nothing is changed, and the next to ask finds it as it was.
 */
export const settle = async (
  services: PaymentServices,
  reference: string,
  now: Date,
  log: Log,
): Promise<StoredPayment | null> => {
  const payment = await services.payments.get(reference)
  // Its person was purged: what was kept of the payment names nobody.
  if (!payment || payment.sub === '') return null
  if (payment.paidAt !== null || payment.state === 'held') return payment
  const charge = await services.paystack.verify(reference)
  if (!charge) return payment
  if (charge.status !== 'success') return note(services, payment, charge.status)
  const what = mismatchOf(payment, charge)
  return what ? hold(services, payment, what, log) : grant(services, payment, charge, now, log)
}
