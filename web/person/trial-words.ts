import { ApiError } from '../../shared/api/errors.ts'
import type { Subscription } from '../../shared/api/subscription.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { inDollars, inNaira, isAtLeast, plans, trialDays } from '../../shared/domain/plan.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { errorMessage } from '../kit/error-reference.ts'
import type { Notice } from '../ui/notify.ts'
import { atTime, onDay } from './day-words.ts'

export const trialStartedNotice = ({ tier, trialEndsAt, now }: Subscription): Notice => ({
  kind: 'success',
  title: 'Trial Started!',
  description: `You have ${plans[tier].name}${trialEndsAt === null ? '' : ` until ${onDay(trialEndsAt, now)}`}. Nothing is charged.`,
})

type Line = { readonly label: string; readonly content: string }
type Offer = { readonly title: string; readonly confirm: string; readonly lines: readonly Line[] }

const priceOf = (tier: PaidTier): string => {
  const { kobo, cents } = plans[tier].price
  return `${inNaira(kobo)} (${inDollars(cents)}) a month`
}

/** What a person reads before the trial begins: the plan, its end to the minute, and that there is only one. */
export const trialOffer = (tier: PaidTier, now: Date): Offer => {
  const { name } = plans[tier]
  const endsAt = new Date(now.getTime() + trialDays * dayMs).toISOString()
  return {
    title: `Try ${name} free for ${trialDays} days`,
    confirm: `Start my ${trialDays} days of ${name}`,
    lines: [
      { label: 'Plan', content: `${name}, with all its tools` },
      {
        label: 'Ends',
        content: `${atTime(endsAt, now.toISOString())}, by itself. You do not need to cancel.`,
      },
      { label: 'Costs', content: 'Nothing. No card is needed, and nothing is charged when it ends.' },
      {
        label: 'Only once',
        content: 'You have one free trial, for Pro or for Elite. Starting this one uses it.',
      },
      {
        label: 'After that',
        content: `You are on Free again, and none of your data is deleted. If you want to keep ${name}, it costs ${priceOf(tier)}.`,
      },
    ],
  }
}

type NoTrial = {
  readonly title: string
  readonly text: string
  /** The button that leads to the payment; null where there is nothing to pay. */
  readonly action: string | null
}

/** What a person reads who asks for a trial, and has used it or has a plan. */
export const noTrialWords = (
  tier: PaidTier,
  { tier: current, status }: Pick<Subscription, 'tier' | 'status'>,
): NoTrial => {
  const { name } = plans[tier]
  const has = plans[current].name
  const more = isAtLeast(current, tier) ? '' : ` ${name} costs ${priceOf(tier)}.`
  if (current !== 'free')
    return {
      title: `You have ${has} already`,
      text:
        status === 'trialing'
          ? `Your one free trial is running, with ${has}.${more}`
          : `The free trial is for people on Free.${more}`,
      action: more ? `Upgrade to ${name}` : null,
    }
  return {
    title: 'Your free trial is used',
    text: `Each person has one free trial, and you have used yours. Nothing was charged.${more} You can pay by card, USSD or bank transfer, and cancel at any time.`,
    action: `Upgrade to ${name}`,
  }
}

/** The toast of a trial that did not begin. */
export const trialErrorNotice = (error: unknown): Notice => {
  if (error instanceof ConnectionLost)
    return {
      kind: 'offline',
      title: 'Trial Error',
      description: 'The connection was lost. Please try again: a trial begins only once.',
    }
  if (!(error instanceof ApiError)) return { kind: 'error', title: 'Trial Error' }
  if (error.code === 'unauthenticated')
    return { kind: 'error', title: 'Trial Error', description: 'User must be authenticated to start trial' }
  if (error.status >= 500) return { kind: 'error', title: 'Trial Error', description: errorMessage(error) }
  return {
    kind: 'error',
    title: error.code === 'trial_used' ? 'Trial Already Used' : 'Trial Unavailable',
    description: error.message || 'Unable to start trial',
  }
}
