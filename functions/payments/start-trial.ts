import { ApiError } from '../../shared/api/errors.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { trialDays } from '../../shared/domain/plan.ts'
import { standingAt } from '../../shared/domain/subscription.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import { noticeWrite } from './tell.ts'

/** Begins the one trial of a person. Throws trial_used, or trial_unavailable on a plan that is paid for. */
export const startTrial = (subscriptions: SubscriptionStore, sub: string, tier: PaidTier, now: Date) =>
  subscriptions.change(sub, now, (_, life) => {
    if (life.trial) throw new ApiError('trial_used')
    if (standingAt(life, now).tier !== 'free') throw new ApiError('trial_unavailable')
    const endsAt = new Date(now.getTime() + trialDays * dayMs).toISOString()
    return {
      events: [{ type: 'trial-started', id: 'trial', at: now.toISOString(), tier }],
      trialWish: null,
      alongside: [noticeWrite(sub, { kind: 'trial-started', tier, endsAt }, now)],
    }
  })
