import { isCharge, stepsLeft } from '../../shared/domain/billing-steps.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { graceDays, standingAt } from '../../shared/domain/subscription.ts'
import { isRecorded } from '../../shared/domain/subscription-event.ts'
import type { BillingNews } from '../mail/billing-words.ts'
import type { Log } from '../runtime/log.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import type { PaymentServices } from './services.ts'
import { mailNews, noticeWrite } from './tell.ts'

/** A renewal that was under way and then failed: its person hears of it now, and once, while the plan waits for money. */
export const tellFailedRenewal = async (
  services: PaymentServices,
  { sub, reference, tier, amount }: StoredPayment,
  now: Date,
  log: Log,
): Promise<void> => {
  let news: BillingNews<'renewal-failed'> | null = null
  await services.subscriptions.change(sub, now, ({ history, done }, life) => {
    news = null
    const end = life.paid.at(-1)?.end
    const waits = end !== undefined && end <= now.getTime() && standingAt(life, now).tier !== 'free'
    if (!waits || isRecorded(history, reference, 'renewal-failed')) return null
    const next = stepsLeft(life, new Set(done)).find(isCharge)
    news = {
      kind: 'renewal-failed',
      tier,
      amount,
      reason: null,
      nextTryAt: next ? new Date(next.at).toISOString() : null,
      graceEndsAt: new Date(end + graceDays * dayMs).toISOString(),
    }
    return {
      events: [{ type: 'renewal-failed', id: reference, at: now.toISOString(), confirmUrl: null }],
      alongside: [noticeWrite(sub, news, now)],
    }
  })
  if (news) await mailNews(services, sub, news, log)
}
