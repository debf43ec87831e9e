import { boughtBy } from '../../shared/domain/purchase.ts'
import type { History, SubscriptionEvent } from '../../shared/domain/subscription-event.ts'
import type { Log } from '../runtime/log.ts'
import type { Charge } from '../services/paystack-answers.ts'
import type { BillingNews } from '../store/billing-news.ts'
import { cardRow } from '../store/cards.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import type { PaymentStore } from '../store/payments.ts'
import type { Write } from '../store/table.ts'
import { newsWrites } from './notify.ts'
import { beginRefund, refundDecision, toRefund } from './refund.ts'
import type { PaymentServices } from './services.ts'

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

/** Returns the write of the card. The card of the newest payment is stored, unless the person has removed it since. */
const cardWrites = async (
  { cards }: PaymentServices,
  sub: string,
  history: History,
  { card, email }: Charge,
  paidAt: string,
): Promise<Write[]> => {
  const isLater = (at: string) => Date.parse(at) >= Date.parse(paidAt)
  if (!card || history.some(({ type, at }) => type === 'card-removed' && isLater(at))) return []
  const known = await cards.get(sub)
  return known && isLater(known.paidAt) ? [] : [{ put: cardRow(sub, { ...card, email, paidAt }) }]
}

const paidNews = (payment: StoredPayment, endsAt: string): BillingNews<'paid'> => {
  const { tier, purchase, amount, reference, automatic } = payment
  return { kind: 'paid', tier, purchase, amount, reference, automatic, endsAt }
}

/**
 * Writes the ledger, the person's copy, the plan, the card, the notification and the mail with the receipt in one
 * transaction. A payment that bought nothing is marked for a refund, and its card is not stored. Another call that
 * settles the same payment finds it paid, and does nothing.
 */
const grant = async (
  services: PaymentServices,
  seen: StoredPayment,
  charge: Charge,
  now: Date,
  log: Log,
): Promise<StoredPayment> => {
  const { payments, subscriptions } = services
  // The time of the provider's clock, but never ahead of ours, because a paid plan begins now.
  const paidAt = new Date(
    Math.min(Date.parse(charge.paidAt ?? now.toISOString()), now.getTime()),
  ).toISOString()
  const event = paidEvent(seen, charge, paidAt)
  let outcome = { payment: seen, isNew: false }
  await subscriptions.change(seen.sub, now, async ({ history }) => {
    const current = (await payments.get(seen.reference)) ?? seen
    outcome = { payment: current, isNew: false }
    if (current.paidAt !== null || current.sub === '') return null
    const arrived = { ...current, awaited: false, channel: charge.channel, paidAt, checks: 0 }
    const bought = boughtBy(history, event)
    if (!bought) {
      const payment = toRefund(arrived, now)
      outcome = { payment, isNew: true }
      return refundDecision(payments, { payment, seen: current, event }, now)
    }
    const end = new Date(bought.end).toISOString()
    const payment: StoredPayment = {
      ...arrived,
      state: current.refunded >= current.amount ? 'refunded' : 'paid',
      periodStart: new Date(bought.start).toISOString(),
      periodEnd: end,
    }
    outcome = { payment, isNew: true }
    return {
      events: [event],
      alongside: [
        ...payments.writes(payment, current),
        ...newsWrites(payment.sub, paidNews(payment, end), now),
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
  return payment
}

/** Writes the payment. If another call changed it first, returns the payment as that call wrote it. */
export const savePayment = async (
  payments: PaymentStore,
  payment: StoredPayment,
  seen: StoredPayment,
): Promise<StoredPayment> =>
  (await payments.save(payment, seen)) ? payment : ((await payments.get(seen.reference)) ?? seen)

/**
 * Whether money is on its way. `ongoing` means that the customer has to do something. A transfer may have been sent
 * then, but a card is not charged before its holder answers the bank's question on the provider's page. A renewal has
 * no such page open: its card counts as under way, so that no second try charges it too.
 */
const isUnderWay = (
  { status, channel }: Pick<Charge, 'status' | 'channel'>,
  { automatic }: Pick<StoredPayment, 'automatic'>,
): boolean => {
  if (status === 'ongoing') return automatic || channel !== 'card'
  return status !== 'failed' && status !== 'reversed' && status !== 'abandoned'
}

type Known = Pick<StoredPayment, 'state' | 'awaited' | 'automatic'>

/**
 * Returns the provider's status of an unpaid payment: under way, or failed. A closed payment stays closed, unless money
 * is on its way there after all.
 */
export const unpaidStatus = (
  seen: Known,
  charge: Pick<Charge, 'status' | 'channel'>,
): Pick<StoredPayment, 'state' | 'awaited'> => {
  if (isUnderWay(charge, seen)) return { state: 'open', awaited: true }
  const isOver = charge.status === 'failed' || charge.status === 'reversed'
  return { state: isOver ? 'failed' : seen.state, awaited: false }
}

const recordUnpaid = async (
  { payments }: PaymentServices,
  seen: StoredPayment,
  charge: Charge,
): Promise<StoredPayment> => {
  const payment = { ...seen, ...unpaidStatus(seen, charge) }
  if (payment.state === seen.state && payment.awaited === seen.awaited) return seen
  return savePayment(payments, payment, seen)
}

/** Returns what differs between a charge and the ledger. Returns null where nothing differs. */
const mismatchOf = (payment: StoredPayment, charge: Charge): string | null => {
  if (charge.reference !== payment.reference) return 'reference'
  if (charge.amount !== payment.amount) return 'amount'
  if (charge.currency !== 'NGN') return 'currency'
  return charge.email.toLowerCase() === payment.email.toLowerCase() ? null : 'person'
}

/** Records that the money differs from what was asked for: it brings no plan, and an operator has to look. */
const putUnderReview = async (
  { payments }: Pick<PaymentServices, 'payments'>,
  seen: StoredPayment,
  what: string,
  log: Log,
): Promise<StoredPayment> => {
  log.error('payment put under review', { alarm: 'payment-mismatch', reference: seen.reference, what })
  return savePayment(payments, { ...seen, state: 'held', awaited: false }, seen)
}

/**
 * The one way from a reference to a plan, for all callers: the webhook, the success screen, the schedule and renewals.
 * Asks the provider, and compares the answer with the ledger. Returns null where no such payment was begun. Throws
 * payment_unavailable; then nothing is changed, and the next call can settle the payment.
 */
export const settle = async (
  services: PaymentServices,
  reference: string,
  now: Date,
  log: Log,
): Promise<StoredPayment | null> => {
  const payment = await services.payments.get(reference)
  // The person was purged: the row of the payment names nobody.
  if (!payment || payment.sub === '') return null
  if (payment.paidAt !== null || payment.state === 'held') return payment
  const charge = await services.paystack.verify(reference)
  if (!charge) return payment
  if (charge.status !== 'success') return recordUnpaid(services, payment, charge)
  const what = mismatchOf(payment, charge)
  return what ? putUnderReview(services, payment, what, log) : grant(services, payment, charge, now, log)
}
