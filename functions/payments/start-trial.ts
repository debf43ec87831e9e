import { createHmac } from 'node:crypto'
import { ApiError } from '../../shared/api/errors.ts'
import { oneMailbox } from '../../shared/domain/one-mailbox.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { trialDays } from '../../shared/domain/plan.ts'
import { standingAt } from '../../shared/domain/subscription.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { TrialSalt } from '../services/trial-salt.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import type { TrialMarkStore } from '../store/trial-marks.ts'
import { noticeWrite } from './tell.ts'

export type TrialServices = {
  readonly subscriptions: SubscriptionStore
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly trialMarks: TrialMarkStore
  readonly trialSalt: TrialSalt
}

/** The keyed hash of a mailbox, kept for a year after its account. Without the key nobody can find the address. */
const markOf = async ({ profiles, trialSalt }: TrialServices, sub: string): Promise<string> => {
  const [profile, salt] = await Promise.all([profiles.get(sub), trialSalt()])
  if (!profile) throw new ApiError('unavailable')
  return createHmac('sha256', salt).update(oneMailbox(profile.email)).digest('hex')
}

/**
 * Begins a trial. A person has one, and so has a mailbox. Throws trial_used, or trial_unavailable on a plan that is
 * paid for.
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
    if (standingAt(life, now).tier !== 'free') throw new ApiError('trial_unavailable')
    const taking = await trialMarks.taking(sub, mark, now)
    if (!taking) return { trialBarred: true, trialWish: null }
    const endsAt = new Date(now.getTime() + trialDays * dayMs).toISOString()
    return {
      events: [{ type: 'trial-started', id: 'trial', at: now.toISOString(), tier }],
      trialWish: null,
      trialBarred: false,
      alongside: [taking.own, noticeWrite(sub, { kind: 'trial-started', tier, endsAt }, now)],
      guard: { write: taking.used, refused: 'trial_used' },
    }
  })
  if (trialBarred) throw new ApiError('trial_used')
}
