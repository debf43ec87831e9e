import type { Card, Subscription } from '../../shared/api/subscription.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { inNaira, plans } from '../../shared/domain/plan.ts'
import { renewWithinDays } from '../../shared/domain/purchase.ts'
import { retainedDays } from '../../shared/domain/subscription.ts'
import { atTime, onDay } from './day-words.ts'

/** "Visa ending 4081". The provider writes the brand as `visa`. */
export const cardWords = ({ brand, last4 }: Card): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending ${last4}`

/** The first instant at which the next month can be paid for by hand. */
export const renewableFrom = (end: string): string =>
  new Date(Date.parse(end) - renewWithinDays * dayMs).toISOString()

/** When and how the next month is charged: "Renews on 20 December by Visa ending 4081: ₦3,500." */
const renewalWords = ({ nextTier, currentPeriodEnd, card, amount, now }: Subscription): string => {
  if (currentPeriodEnd === null) return ''
  const by = card ? ` with ${cardWords(card)}` : ''
  const price = amount === null ? '' : `: ${inNaira(amount)}`
  return nextTier
    ? `From ${onDay(currentPeriodEnd, now)} you have ${plans[nextTier].name}${by}${price}.`
    : `Renews on ${onDay(currentPeriodEnd, now)}${by}${price}.`
}

const byHandWords = ({ nextTier, currentPeriodEnd, now }: Subscription): string => {
  if (currentPeriodEnd === null) return ''
  const from = renewableFrom(currentPeriodEnd)
  const next = nextTier ? ` of ${plans[nextTier].name}` : ''
  const paid = `Paid until ${onDay(currentPeriodEnd, now)}.`
  return from > now
    ? `${paid} From ${onDay(from, now)}, you can pay for another month${next}.`
    : `${paid} To keep your plan, pay for another month${next}.`
}

const trialWords = ({ trialEndsAt, currentPeriodEnd, now }: Subscription): string => {
  if (trialEndsAt === null) return 'On trial. Nothing is charged.'
  const until = `On trial until ${atTime(trialEndsAt, now)}.`
  return currentPeriodEnd === null
    ? `${until} Nothing is charged.`
    : `${until} After that begins the time that you paid for, until ${onDay(currentPeriodEnd, now)}.`
}

const activeWords = (subscription: Subscription): string => {
  const { renews, currentPeriodEnd, now } = subscription
  if (!renews) return byHandWords(subscription)
  return currentPeriodEnd !== null && currentPeriodEnd <= now
    ? 'Active. Your card is being charged for the next month.'
    : `Active. ${renewalWords(subscription)}`
}

const freeWords = ({ trialUsed }: Subscription): string =>
  trialUsed
    ? 'Your free trial is over. Nothing was charged. Free is yours for as long as you like.'
    : 'Yours for as long as you like.'

const expiredWords = ({ dataKeptUntil, now }: Subscription): string => {
  if (dataKeptUntil === null) return 'Your paid plan has ended. Free is yours for as long as you like.'
  const ended = new Date(Date.parse(dataKeptUntil) - retainedDays * dayMs).toISOString()
  return `Your paid plan ended on ${onDay(ended, now)}. On ${onDay(dataKeptUntil, now)}, we delete what only a paid plan keeps: practice sessions, career texts, the chat with the coach, and files. Before that day, start the plan again, or export your data in Settings.`
}

/** Where the bank waits for the person to confirm, the payment has not failed yet. */
const pastDueWords = ({ tier, confirmUrl, graceEndsAt, now }: Subscription): string => {
  const [failed, way] = confirmUrl
    ? ['The next month is not paid yet.', 'Confirm it with your bank']
    : ['Your payment failed.', 'Pay now']
  return graceEndsAt === null
    ? failed
    : `${failed} ${way}, or ${plans[tier].name} ends on ${onDay(graceEndsAt, now)}.`
}

/** The state of the plan, with its dates. */
export const stateWords = (subscription: Subscription): string => {
  const { tier, status, currentPeriodEnd, now } = subscription
  switch (status) {
    case 'trialing':
      return trialWords(subscription)
    case 'expired':
      return expiredWords(subscription)
    case 'cancelled':
      return currentPeriodEnd === null
        ? 'Cancelled.'
        : `Cancelled. Yours until ${onDay(currentPeriodEnd, now)}.`
    case 'past_due':
      return pastDueWords(subscription)
    case 'active':
      return tier === 'free' ? freeWords(subscription) : activeWords(subscription)
  }
}
