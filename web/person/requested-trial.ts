import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ConnectionLost } from '../api/connection-lost.ts'
import { hasCode } from '../kit/request-error.ts'
import { timing } from '../timing.ts'
import type { Notice } from '../ui/notify.ts'
import { subscriptionQuery } from './plan.ts'
import { trialErrorNotice } from './trial-words.ts'
import { startTrial, useTrial } from './use-trial.ts'

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
  const { mutate } = useTrial(startTrial, requestedTrialNotice)
  useEffect(() => {
    if (requested === null || wasSent.current) return
    const timer = setTimeout(() => {
      wasSent.current = true
      mutate(requested)
    }, timing.trialAfterDashboard)
    return () => clearTimeout(timer)
  }, [requested, mutate])
}
