import { lifeOf, standingAt } from '../../shared/domain/subscription.ts'
import { isRecorded, record, type SubscriptionEvent } from '../../shared/domain/subscription-event.ts'
import type { BillingNews } from '../mail/billing-words.ts'
import type { Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import type { PaymentServices } from './services.ts'
import { mailNews, noticeWrite } from './tell.ts'

type GivenBack = {
  readonly reference: string
  /** The provider's own name of this refund or dispute. */
  readonly id: string
  /** In kobo; null: all of it. */
  readonly amount: number | null
}

const withRefund = (payment: StoredPayment, id: string, amount: number): StoredPayment => {
  const refunds = { ...payment.refunds, [id]: amount }
  const refunded = Math.min(
    payment.amount,
    Object.values(refunds).reduce((sum, part) => sum + part, 0),
  )
  const whole = refunded >= payment.amount && payment.paidAt !== null
  return { ...payment, refunds, refunded, state: whole ? 'refunded' : payment.state }
}

/** Money went back. The whole of a payment takes with it what it had bought; a part of it takes nothing. */
export const giveBack = async (
  services: PaymentServices,
  { reference, id, amount }: GivenBack,
  now: Date,
  log: Log,
): Promise<void> => {
  const { payments, subscriptions } = services
  const known = await payments.get(reference)
  if (!known || known.sub === '')
    return log.error('refund of an unknown payment', { alarm: 'unknown-reference', reference })
  let news: BillingNews<'refunded'> | null = null
  await subscriptions.change(known.sub, now, async ({ history }) => {
    news = null
    const seen = (await payments.get(reference)) ?? known
    if (seen.sub === '' || Object.hasOwn(seen.refunds, id)) return null
    const payment = withRefund(seen, id, amount ?? seen.amount)
    const whole = payment.refunded >= payment.amount
    const event: SubscriptionEvent = {
      type: 'refunded',
      id: `refund-${reference}`,
      reference,
      at: now.toISOString(),
    }
    const after = whole ? record(history, event) : history
    const ended =
      standingAt(lifeOf(after), now).tier !== standingAt(lifeOf(history), now).tier &&
      !isRecorded(history, event.id, event.type)
    news = { kind: 'refunded', amount: payment.refunded - seen.refunded, reference, ended }
    return {
      events: whole ? [event] : [],
      alongside: [...payments.writes(payment, seen), noticeWrite(payment.sub, news, now)],
    }
  })
  if (news) await mailNews(services, known.sub, news, log)
}

/** A customer's bank claims a payment back: nothing is charged by itself while that is open. */
export const dispute = async (
  services: PaymentServices,
  { reference, id, closed }: { reference: string; id: string; closed: boolean },
  now: Date,
  log: Log,
): Promise<void> => {
  const known = await services.payments.get(reference)
  if (!known || known.sub === '')
    return log.error('dispute of an unknown payment', { alarm: 'unknown-reference', reference })
  if (!closed) log.error('payment disputed', { alarm: 'dispute', reference })
  const type = closed ? 'dispute-closed' : 'disputed'
  await services.subscriptions.change(known.sub, now, ({ history }) =>
    isRecorded(history, id, type) ? null : { events: [{ type, id, reference, at: now.toISOString() }] },
  )
}
