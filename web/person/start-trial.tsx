import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Subscription } from '../../shared/api/subscription.ts'
import { trialDays } from '../../shared/domain/plan.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { api } from '../api/api.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { hasCode } from '../kit/request-error.ts'
import { timing } from '../timing.ts'
import { Button } from '../ui/button.tsx'
import { moveFocusOn } from '../ui/focus.ts'
import { type Notice, notify } from '../ui/notify.ts'
import { putSubscription, subscriptionQuery } from './plan.ts'
import { trialErrorNotice, trialStartedNotice } from './trial-words.ts'

const start = (tier: PaidTier): Promise<Subscription> => api.subscription.startTrial({ body: { tier } })

/** Starts the trial. `noticeOf` gives the toast of an error; null: no toast. */
const useTrial = (send: typeof start, noticeOf: (error: unknown) => Notice | null) => {
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

/** The trial may have begun already: the answer to an earlier press was lost, or another tab was quicker. */
const startOrFind = async (tier: PaidTier): Promise<Subscription> => {
  try {
    return await start(tier)
  } catch (error) {
    if (!hasCode(error, 'trial_used')) throw error
    const running = await api.subscription.get({})
    if (running.status !== 'trialing' || running.tier !== tier) throw error
    return running
  }
}

/** The button that starts the trial; nothing after a trial, or on a paid plan. */
export const StartTrial = ({ tier, full = false }: { tier: PaidTier; full?: boolean }) => {
  const { data } = useQuery(subscriptionQuery)
  const { mutate, isPending } = useTrial(startOrFind, trialErrorNotice)
  if (data?.tier !== 'free' || data.trialUsed) return null
  return (
    <Button
      ref={moveFocusOn()}
      variant="outline"
      width={full ? 'full' : undefined}
      loading={isPending}
      loadingText="Starting..."
      onClick={() => mutate(tier)}
    >
      Start {trialDays}-day free trial
    </Button>
  )
}

const requestedTrialNotice = (error: unknown): Notice | null => {
  // Another tab has started the trial, or the person has paid for a plan.
  if (hasCode(error, 'trial_used', 'trial_unavailable')) return null
  const notice = trialErrorNotice(error)
  return error instanceof ConnectionLost
    ? { ...notice, description: 'The connection was lost. Your trial begins when you next open Aiki.' }
    : notice
}

/** Starts the trial that the person asked for when they signed up: once, and after an error at the next opening. */
export const useRequestedTrial = (): void => {
  const { data } = useQuery(subscriptionQuery)
  const requested = data?.trialWish ?? null
  const wasSent = useRef(false)
  const { mutate } = useTrial(start, requestedTrialNotice)
  useEffect(() => {
    if (requested === null || wasSent.current) return
    const timer = setTimeout(() => {
      wasSent.current = true
      mutate(requested)
    }, timing.trialAfterDashboard)
    return () => clearTimeout(timer)
  }, [requested, mutate])
}
