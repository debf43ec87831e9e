import { refundOf } from '../../shared/domain/bought.ts'
import { lifeOf, standingAt } from '../../shared/domain/subscription.ts'
import { isRecorded, record } from '../../shared/domain/subscription-event.ts'
import type { BillingNews } from '../mail/billing-words.ts'
import type { Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import type { PaymentServices } from './services.ts'
import { mailNews, noticeWrite } from './tell.ts'

type Refund = {
  /** The provider's own name of this refund or dispute. */
  readonly id: string
  /** In kobo; null: all of it. */
  readonly amount: number | null
}

const withRefund = (payment: StoredPayment, { id, amount }: Refund): StoredPayment => {
  const refunds = { ...payment.refunds, [id]: amount ?? payment.amount }
  const refunded = Math.min(
    payment.amount,
    Object.values(refunds).reduce((sum, part) => sum + part, 0),
  )
  const whole = refunded >= payment.amount && payment.paidAt !== null
  return { ...payment, refunds, refunded, state: whole ? 'refunded' : payment.state }
}

/** Records that money went back. A full refund also ends what the payment had bought; a partial one changes no plan. */
export const recordRefund = async (
  services: PaymentServices,
  known: StoredPayment,
  refund: Refund,
  now: Date,
  log: Log,
): Promise<void> => {
  const { payments, subscriptions } = services
  const { reference, sub } = known
  if (sub === '') {
    // Its person was purged: there is nobody to tell, and no plan.
    await payments.save(withRefund(known, refund), known)
    return
  }
  let news: BillingNews<'refunded'> | null = null
  await subscriptions.change(sub, now, async ({ history }) => {
    news = null
    const seen = (await payments.get(reference)) ?? known
    if (seen.sub === '' || Object.hasOwn(seen.refunds, refund.id)) return null
    const payment = withRefund(seen, refund)
    // The full amount is refunded already: a refund that our own look-up found gets another name in its webhook.
    if (payment.refunded === seen.refunded) return null
    const whole = payment.refunded >= payment.amount
    const event = refundOf(reference, now)
    const after = whole ? record(history, event) : history
    const tierAfter = standingAt(lifeOf(after), now).tier
    const ended =
      tierAfter !== standingAt(lifeOf(history), now).tier && !isRecorded(history, event.id, event.type)
    const goesOn = tierAfter === 'free' ? 'none' : 'goes-on'
    const amount = payment.refunded - seen.refunded
    news = { kind: 'refunded', amount, reference, plan: ended ? 'ended' : goesOn }
    return {
      events: whole ? [event] : [],
      alongside: [...payments.writes(payment, seen), noticeWrite(sub, news, now)],
    }
  })
  if (news) await mailNews(services, sub, news, log)
}
