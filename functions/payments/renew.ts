import { chargeDays } from '../../shared/domain/billing-steps.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { plans } from '../../shared/domain/plan.ts'
import { graceDays, lifeOf } from '../../shared/domain/subscription.ts'
import type { BillingKind, BillingNews } from '../mail/billing-words.ts'
import type { Log } from '../runtime/log.ts'
import type { Paystack, Recharge } from '../services/paystack.ts'
import type { ChargeableCard } from '../store/cards.ts'
import type { DeletionStore } from '../store/deletions.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import { isEarlierOpen, isMoneyAwaited } from './earlier-tries.ts'
import { renewalReference } from './renewal-reference.ts'
import { type Try, tryOf } from './renewal-try.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'
import { mailNews, noticeWrite } from './tell.ts'

export type RenewServices = PaymentServices & {
  readonly deletions: Pick<DeletionStore, 'has'>
  readonly paystack: Pick<Paystack, 'chargeAuthorization'>
}

const begin = async (
  { payments, profiles }: RenewServices,
  sub: string,
  card: ChargeableCard,
  { step, tier }: Try,
  now: Date,
): Promise<StoredPayment> => {
  const profile = await profiles.get(sub)
  const amount = plans[tier].price.kobo
  const reference = renewalReference(sub, step.id, step.at)
  const { email } = card
  const name = profile?.fullName ?? ''
  return payments.begin(
    { reference, sub, email, name, tier, amount, until: null, purchase: 'month', automatic: true },
    now,
  )
}

type Failure = { readonly words: string | null; readonly confirmUrl: string | null }

/** Why there is no money yet; null where there is, or where that is not known. */
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

const newsOf = (
  { tier, end, step }: Try,
  { words, confirmUrl }: Failure,
): BillingNews<Exclude<BillingKind, 'paid'>> => {
  const amount = plans[tier].price.kobo
  const graceEndsAt = new Date(end + graceDays * dayMs).toISOString()
  if (confirmUrl !== null)
    return { kind: 'renewal-needs-confirmation', tier, amount, confirmUrl, graceEndsAt }
  const next = chargeDays.map(days => end + days * dayMs).find(at => at > step.at)
  const nextTryAt = next === undefined ? null : new Date(next).toISOString()
  return { kind: 'renewal-failed', tier, amount, reason: words, nextTryAt, graceEndsAt }
}

/** The try is over: what it brought is in the history, and it is not made again. */
const finish = async (
  services: RenewServices,
  sub: string,
  attempt: Try,
  failed: (Failure & { readonly reference: string }) | null,
  now: Date,
  log: Log,
): Promise<void> => {
  const news = failed && newsOf(attempt, failed)
  let isNews = false
  await services.subscriptions.change(sub, now, ({ history, done }) => {
    isNews = !done.includes(attempt.step.id)
    if (!isNews) return null
    const paidMeanwhile = (lifeOf(history).paid.at(-1)?.end ?? 0) > attempt.end
    isNews = news !== null && !paidMeanwhile
    return {
      done: attempt.steps.map(({ id }) => id),
      ...(failed &&
        news &&
        isNews && {
          events: [
            {
              type: 'renewal-failed' as const,
              id: failed.reference,
              at: now.toISOString(),
              confirmUrl: failed.confirmUrl,
            },
          ],
          alongside: [noticeWrite(sub, news, now)],
        }),
    }
  })
  if (news && isNews) await mailNews(services, sub, news, log)
}

/**
 * Makes the try that is due to renew one subscription. Cut short anywhere it is made again under the same reference,
 * and nothing is charged twice. A charge that is not answered is left to `reconcile`.
 */
export const renew = async (services: RenewServices, sub: string, now: Date, log: Log): Promise<void> => {
  const { subscriptions, cards, deletions, paystack } = services
  const { history, done, version } = await subscriptions.get(sub)
  const life = lifeOf(history)
  const attempt = tryOf(life, done, now)
  if (!attempt) {
    // Nothing to charge any more: only its place on the agenda was old.
    await subscriptions.change(sub, now, () => ({}))
    return
  }
  const { end, step, tier } = attempt
  const leave = () => finish(services, sub, attempt, null, now, log)
  const card = await cards.get(sub)
  // So late that the plan is over: a charge now would surprise. The step behind says that it ended.
  if (!card || now.getTime() >= end + graceDays * dayMs) return leave()
  // A payment that was on its way when the account was deleted may have brought the plan back.
  if (await deletions.has(sub)) return leave()
  if (await isEarlierOpen(services, { sub, history, step }, now, log)) return leave()
  // Money of theirs is on its way, or they have decided something meanwhile: the next run looks again.
  if (await isMoneyAwaited(services, sub, now)) return
  if ((await subscriptions.get(sub)).version !== version) return
  const payment = await begin(services, sub, card, attempt, now)
  const { reference, amount, email } = payment
  // Begun before another plan was chosen: what became of it is asked, and the next try is for the new plan.
  if (payment.tier !== tier) {
    await settle(services, reference, now, log)
    return leave()
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
  await finish(services, sub, attempt, failure && { ...failure, reference }, now, log)
}
