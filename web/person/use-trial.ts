import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../shared/api/errors.ts'
import type { Subscription } from '../../shared/api/subscription.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { api } from '../api/api.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { timing } from '../timing.ts'
import { type Notice, notify } from '../ui/notify.ts'
import { putSubscription, subscriptionQuery } from './plan.ts'
import { trialErrorNotice, trialStartedNotice } from './trial-words.ts'

const start = (tier: PaidTier): Promise<Subscription> => api.subscription.startTrial({ body: { tier } })

/** Starts the one trial. `noticeOf` gives the toast of an error, or null where nothing is to be said. */
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

/** The trial may run already: the answer to an earlier press was lost, or another tab was quicker. */
const startOrFind = async (tier: PaidTier): Promise<Subscription> => {
  try {
    return await start(tier)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'trial_used') throw error
    const running = await api.subscription.get({})
    if (running.status !== 'trialing' || running.tier !== tier) throw error
    return running
  }
}

/** The trial, as the person's own press starts it. */
export const useStartTrial = () => useTrial(startOrFind, trialErrorNotice)

const requestedTrialNotice = (error: unknown): Notice | null => {
  // Another tab has started the trial, or a plan was paid for meanwhile.
  if (error instanceof ApiError && (error.code === 'trial_used' || error.code === 'trial_unavailable'))
    return null
  const notice = trialErrorNotice(error)
  return error instanceof ConnectionLost
    ? { ...notice, description: 'The connection was lost. Your trial begins when you next open Aiki.' }
    : notice
}

/** Starts the trial that the sign-up's link asked for: once here, and at the next opening where that failed. */
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
