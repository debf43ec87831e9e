import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../shared/api/errors.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { api } from '../api/api.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { timing } from '../timing.ts'
import type { Notice } from '../ui/notify.ts'
import { subscriptionQuery } from './plan.ts'
import { trialErrorNotice } from './trial-words.ts'
import { useTrial } from './use-trial.ts'

/** Another tab has begun it, or a plan was paid for meanwhile: there is nothing left to wish, and nothing to say. */
const isSettled = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'trial_used' || error.code === 'trial_unavailable')

const troubleOf = (error: unknown): Notice | null => {
  if (isSettled(error)) return null
  const trouble = trialErrorNotice(error)
  return error instanceof ConnectionLost
    ? { ...trouble, description: 'The connection was lost. Your trial begins when you next open Aiki.' }
    : trouble
}

const begin = (tier: PaidTier) => api.subscription.startTrial({ body: { tier } })

/** Begins the trial that the sign-up's link asked for: once here, and at the next opening where that failed. */
export const useRequestedTrial = (): void => {
  const { data } = useQuery(subscriptionQuery)
  const wish = data?.trialWish ?? null
  const asked = useRef(false)
  const { mutate } = useTrial({ begin, troubleOf })
  useEffect(() => {
    if (wish === null || asked.current) return
    const timer = setTimeout(() => {
      asked.current = true
      mutate(wish)
    }, timing.trialAfterDashboard)
    return () => clearTimeout(timer)
  }, [wish, mutate])
}
