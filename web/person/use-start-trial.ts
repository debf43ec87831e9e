import { ApiError } from '../../shared/api/errors.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { api } from '../api/api.ts'
import { trialErrorNotice } from './trial-words.ts'
import { useTrial } from './use-trial.ts'

const begin = async (tier: PaidTier) => {
  try {
    return await api.subscription.startTrial({ body: { tier } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'trial_used') throw error
    // It may run already: the answer to an earlier press was lost, or another tab was quicker.
    const running = await api.subscription.get({})
    if (running.status !== 'trialing' || running.tier !== tier) throw error
    return running
  }
}

/** The trial, as the person's own press begins it. */
export const useStartTrial = () => useTrial({ begin, troubleOf: trialErrorNotice })
