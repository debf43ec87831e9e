import type { Subscription } from '../../../../shared/api/subscription.ts'
import { inNaira, plans } from '../../../../shared/domain/plan.ts'
import { keptDays } from '../../../../shared/domain/subscription.ts'
import { onDay } from '../../../person/day-words.ts'
import type { Notice } from '../../../ui/notify.ts'
import { cardWords } from '../words.ts'
import type { Ask } from './asks.ts'

type Words = {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly busy: string
  readonly safe: string
  /** The toast afterwards, of the subscription as it is then. */
  readonly done: (subscription: Subscription) => Notice
  readonly failed: string
}

const endOf = ({ currentPeriodEnd, now }: Subscription): string | null =>
  currentPeriodEnd !== null && currentPeriodEnd > now ? onDay(currentPeriodEnd, now) : null

const kept = `What you made with it is kept for ${keptDays} days after that, and you can take the plan up again.`

const cancel = (subscription: Subscription): Words => {
  const { name } = plans[subscription.tier]
  const end = endOf(subscription)
  return {
    title: `Cancel ${name}?`,
    text: `${end ? `${name} stays yours until ${end}, and nothing more is charged.` : `Its month is not paid, so ${name} ends at once, and nothing is charged.`} ${kept}`,
    confirm: 'Cancel subscription',
    busy: 'Cancelling...',
    safe: `Keep ${name}`,
    done: after => ({
      kind: 'success',
      title: 'Subscription Cancelled',
      description: `${after.tier === 'free' || !end ? 'You are on Free now.' : `${name} is yours until ${end}.`} Nothing more is charged.`,
    }),
    failed: 'Failed to cancel subscription. Please contact support.',
  }
}

const removeCard = (subscription: Subscription): Words => {
  const card = subscription.card ? cardWords(subscription.card) : 'Your card'
  const { name } = plans[subscription.tier]
  const end = endOf(subscription)
  const goesOn = end
    ? ` ${name} stays yours until ${end}; to go on after that, you pay for each month yourself.`
    : ''
  return {
    title: 'Remove your card?',
    text: `${card} is forgotten, and nothing renews by itself any more.${goesOn}`,
    confirm: 'Remove card',
    busy: 'Removing...',
    safe: 'Keep card',
    done: () => ({
      kind: 'success',
      title: 'Card removed',
      description: 'Nothing renews by itself any more.',
    }),
    failed: 'Your card could not be removed.',
  }
}

const downgrade = (subscription: Subscription): Words => {
  const { tier, renews, card } = subscription
  const [from, to] = [plans[tier].name, plans.pro.name]
  const end = endOf(subscription) ?? 'the end of what is paid for'
  const price = `${inNaira(plans.pro.price.kobo)} a month`
  const how = renews && card ? `, charged to ${cardWords(card)}` : ', once you pay for it'
  return {
    title: `Change to ${to}?`,
    text: `${from} stays yours until ${end}. Then ${to} begins, for ${price}${how}. Until then you can take this back.`,
    confirm: `Change to ${to}`,
    busy: 'Changing...',
    safe: `Stay on ${from}`,
    done: () => ({
      kind: 'success',
      title: `Your plan changes to ${to} on ${end}`,
      description: `Until then you have ${from}.`,
    }),
    failed: 'Your plan could not be changed.',
  }
}

const words = { cancel, 'remove-card': removeCard, downgrade } satisfies Record<Ask, unknown>

/** What is asked before it is done, with what it means, and what is said of it afterwards. */
export const askWords = (ask: Ask, subscription: Subscription): Words => words[ask](subscription)
