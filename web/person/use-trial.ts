import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscription } from '../../shared/api/subscription.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { type Notice, notify } from '../ui/notify.ts'
import { subscriptionQuery } from './plan.ts'
import { putSubscription } from './take-subscription.ts'
import { trialStarted } from './trial-words.ts'

type Way = {
  readonly begin: (tier: PaidTier) => Promise<Subscription>
  /** Null: there is nothing to say of it. */
  readonly troubleOf: (error: unknown) => Notice | null
}

/** Begins the one trial, and says how it went. */
export const useTrial = ({ begin, troubleOf }: Way) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: subscriptionQuery.queryKey,
    mutationFn: begin,
    onSuccess: async subscription => {
      await putSubscription(client, subscription)
      notify(trialStarted(subscription))
    },
    onError: error => {
      const trouble = troubleOf(error)
      if (trouble) notify(trouble)
      void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
    },
  })
}
