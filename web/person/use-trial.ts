import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscription } from '../../shared/api/subscription.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { api } from '../api/api.ts'
import { hasCode } from '../kit/request-error.ts'
import { type Notice, notify } from '../ui/notify.ts'
import { putSubscription, subscriptionQuery } from './plan.ts'
import { trialStartedNotice } from './trial-words.ts'

export const startTrial = (tier: PaidTier): Promise<Subscription> =>
  api.subscription.startTrial({ body: { tier } })

/** The trial may have begun already: the answer to an earlier press was lost, or another tab was quicker. */
export const startOrFindTrial = async (tier: PaidTier): Promise<Subscription> => {
  try {
    return await startTrial(tier)
  } catch (error) {
    if (!hasCode(error, 'trial_used')) throw error
    const running = await api.subscription.get({})
    if (running.status !== 'trialing' || running.tier !== tier) throw error
    return running
  }
}

/** Starts the trial. `noticeOf` gives the toast of an error; null: no toast. */
export const useTrial = (send: typeof startTrial, noticeOf: (error: unknown) => Notice | null) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: subscriptionQuery.queryKey,
    mutationFn: send,
    onSuccess: async subscription => {
      await putSubscription(client, subscription)
      notify(trialStartedNotice(subscription))
    },
    onError: error => {
      const notice = noticeOf(error)
      if (notice) notify(notice)
      void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
    },
  })
}
