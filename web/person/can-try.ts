import type { Subscription } from '../../shared/api/subscription.ts'

/** The one trial is still there, and there is something to try. */
export const canStartTrial = ({ tier, trialUsed }: Pick<Subscription, 'tier' | 'trialUsed'>): boolean =>
  tier === 'free' && !trialUsed
