import { createHmac } from 'node:crypto'
import { ApiError } from '../../shared/api/errors.ts'
import { oneMailbox } from '../../shared/domain/addresses.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { trialDays } from '../../shared/domain/plan.ts'
import { statusAt } from '../../shared/domain/subscription.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { TrialSalt } from '../services/secrets.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import type { TrialMarkStore } from '../store/trial-marks.ts'
import { noticeWrite } from './notify.ts'

export type TrialServices = {
  readonly subscriptions: SubscriptionStore
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly trialMarks: TrialMarkStore
  readonly trialSalt: TrialSalt
}

/**
 * Returns the keyed hash of a mailbox, which is retained for a year after its account is purged. Nobody can find the
 * address without the key.
 */
const markOf = async ({ profiles, trialSalt }: TrialServices, sub: string): Promise<string> => {
  const [profile, salt] = await Promise.all([profiles.get(sub), trialSalt()])
  if (!profile) throw new ApiError('unavailable')
  return createHmac('sha256', salt).update(oneMailbox(profile.email)).digest('hex')
}

/**
 * Begins a trial. Each person and each mailbox has one trial. Throws trial_used, and trial_unavailable where a paid
 * plan runs.
 */
export const startTrial = async (
  services: TrialServices,
  sub: string,
  tier: PaidTier,
  now: Date,
): Promise<void> => {
  const { subscriptions, trialMarks } = services
  const mark = await markOf(services, sub)
  const { trialBarred } = await subscriptions.change(sub, now, async (_, life) => {
    if (life.trial) throw new ApiError('trial_used')
    if (statusAt(life, now).tier !== 'free') throw new ApiError('trial_unavailable')
    const taking = await trialMarks.taking(sub, mark, now)
    if (!taking) return { trialBarred: true, trialWish: null }
    const endsAt = new Date(now.getTime() + trialDays * dayMs).toISOString()
    return {
      events: [{ type: 'trial-started', id: 'trial', at: now.toISOString(), tier }],
      trialWish: null,
      trialBarred: false,
      alongside: [taking.own, noticeWrite(sub, { kind: 'trial-started', tier, endsAt }, now)],
      condition: { write: taking.used, refused: 'trial_used' },
    }
  })
  if (trialBarred) throw new ApiError('trial_used')
}
