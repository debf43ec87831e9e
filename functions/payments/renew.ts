import { chargeDays } from '../../shared/domain/billing-steps.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { plans } from '../../shared/domain/plan.ts'
import { graceDays, lifeOf } from '../../shared/domain/subscription.ts'
import type { History } from '../../shared/domain/subscription-event.ts'
import type { Log } from '../runtime/log.ts'
import type { Paystack, Recharge } from '../services/paystack.ts'
import type { BillingNews } from '../store/billing-news.ts'
import type { ChargeableCard } from '../store/cards.ts'
import type { DeletionStore } from '../store/deletions.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import { newPaymentWrites } from '../store/payments.ts'
import type { ProfileStore } from '../store/profiles.ts'
import { changeAndNotify } from './notify.ts'
import {
  isEarlierOpen,
  isMoneyAwaited,
  renewalReference,
  type Try,
  tryOf,
  unchargedTry,
} from './renewal-tries.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'

/** In milliseconds: while money of the person is on its way, the renewal is due again after this time. */
const postponedFor = dayMs / 24

export type RenewServices = PaymentServices & {
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly deletions: Pick<DeletionStore, 'has'>
  readonly paystack: Pick<Paystack, 'chargeAuthorization'>
}

type Begin = {
  readonly sub: string
  readonly card: ChargeableCard
  readonly attempt: Try
  readonly history: History
  /** The version of the subscription from which the try follows. */
  readonly version: number
}

/**
 * Records a payment before the card is charged, or returns the payment that another run of this renewal has recorded.
 * The transaction changes the version of the subscription, so of two runs at once only one begins a payment. Null where
 * the subscription has changed since it was read.
 */
const beginPayment = async (
  services: RenewServices,
  { sub, card, attempt, history, version }: Begin,
  now: Date,
): Promise<StoredPayment | null> => {
  const { payments, profiles, subscriptions } = services
  const { step, tier } = attempt
  const reference = renewalReference(sub, step.id, step.at)
  const begun =
    (await unchargedTry(services, { sub, history, step }, tier)) ?? (await payments.get(reference))
  if (begun) return (await subscriptions.get(sub)).version === version ? begun : null
  const name = (await profiles.get(sub))?.fullName ?? ''
  const { email } = card
  const amount = plans[tier].price.kobo
  const draft = {
    reference,
    sub,
    email,
    name,
    tier,
    amount,
    until: null,
    purchase: 'month',
    automatic: true,
  } as const
  let isFirst = false
  await subscriptions.change(sub, now, stored => {
    isFirst = stored.version === version
    return isFirst ? { alongside: newPaymentWrites(draft, now) } : null
  })
  return isFirst ? payments.get(reference) : null
}

type Failure = { readonly words: string | null; readonly confirmUrl: string | null }

/** Returns why the try brought no money. Returns null where it did, or where that is not known yet. */
const failureOf = (
  { paidAt, state }: Pick<StoredPayment, 'paidAt' | 'state'>,
  outcome: Recharge,
): Failure | null => {
  if (paidAt !== null) return null
  if (outcome.outcome === 'confirm') return { words: null, confirmUrl: outcome.url }
  if (outcome.outcome === 'refused') return { words: outcome.words, confirmUrl: null }
  const words = outcome.outcome === 'charged' ? outcome.charge.words : null
  return state === 'failed' ? { words, confirmUrl: null } : null
}

const newsOf = ({ tier, end, step }: Try, { words, confirmUrl }: Failure): BillingNews => {
  const amount = plans[tier].price.kobo
  const graceEndsAt = new Date(end + graceDays * dayMs).toISOString()
  if (confirmUrl !== null)
    return { kind: 'renewal-needs-confirmation', tier, amount, confirmUrl, graceEndsAt }
  const next = chargeDays.map(days => end + days * dayMs).find(at => at > step.at)
  const nextTryAt = next === undefined ? null : new Date(next).toISOString()
  return { kind: 'renewal-failed', tier, amount, reason: words, nextTryAt, graceEndsAt }
}

/** Ends the try: records its result in the history, so the try is not made again. */
const endTry = (
  services: RenewServices,
  sub: string,
  attempt: Try,
  failed: (Failure & { readonly reference: string }) | null,
  now: Date,
): Promise<void> =>
  changeAndNotify(services, sub, now, ({ history, done }) => {
    if (done.includes(attempt.step.id)) return null
    const paidMeanwhile = (lifeOf(history).paid.at(-1)?.end ?? 0) > attempt.end
    const over = { done: attempt.steps.map(({ id }) => id) }
    if (!failed || paidMeanwhile) return over
    const { reference, confirmUrl } = failed
    return {
      ...over,
      events: [{ type: 'renewal-failed', id: reference, at: now.toISOString(), confirmUrl }],
      news: [newsOf(attempt, failed)],
    }
  })

/**
 * Makes the due try to renew one subscription. A try that was interrupted is repeated with the same reference, so
 * nothing is charged twice, also where two runs overlap. A charge that the provider does not answer is left to
 * `reconcile`.
 */
export const renew = async (services: RenewServices, sub: string, now: Date, log: Log): Promise<void> => {
  const { subscriptions, cards, deletions, paystack } = services
  const { history, done, version } = await subscriptions.get(sub)
  const life = lifeOf(history)
  const attempt = tryOf(life, done, now)
  if (!attempt) {
    // There is nothing to charge any more. The empty change updates the place on the agenda.
    await subscriptions.change(sub, now, () => ({}))
    return
  }
  const { end, step, tier } = attempt
  const skip = () => endTry(services, sub, attempt, null, now)
  const card = await cards.get(sub)
  // The plan has already ended, so a charge now would surprise the person. The next step notifies them of the end.
  if (!card || now.getTime() >= end + graceDays * dayMs) return skip()
  // A payment that was on its way when the account was deleted may have renewed the plan.
  if (await deletions.has(sub)) return skip()
  if (await isEarlierOpen(services, { sub, history, step }, now, log)) return skip()
  // Money of the person is on its way.
  if (await isMoneyAwaited(services, sub))
    return subscriptions.postpone(sub, new Date(now.getTime() + postponedFor))
  const payment = await beginPayment(services, { sub, card, attempt, history, version }, now)
  // Another run has begun the try, or the person has changed the plan meanwhile. The next run looks again.
  if (!payment) return
  const { reference, amount, email } = payment
  // An earlier run began this payment for another plan. Its result is looked up, and the next try is for the new plan.
  if (payment.tier !== tier) {
    await settle(services, reference, now, log)
    return skip()
  }
  const outcome = await paystack.chargeAuthorization({
    reference,
    amount,
    email,
    authorizationCode: card.authorizationCode,
  })
  const settled =
    outcome.outcome === 'refused' ? payment : ((await settle(services, reference, now, log)) ?? payment)
  const failure = failureOf(settled, outcome)
  await endTry(services, sub, attempt, failure && { ...failure, reference }, now)
}
