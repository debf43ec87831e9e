import type { Subscription } from '../../../shared/api/subscription.ts'
import { inNaira, plans } from '../../../shared/domain/plan.ts'
import { retainedDays } from '../../../shared/domain/subscription.ts'
import { onDay } from '../../person/day-words.ts'
import { cardWords } from '../../person/plan-words.ts'
import type { Notice } from '../../ui/notify.ts'
import type { PlanChange } from './plan-options.ts'

type Words = {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly busy: string
  readonly safe: string
  /** The toast afterwards. */
  readonly done: (subscription: Subscription) => Notice
  /** The title of the toast where the change failed. */
  readonly failed: string
}

const endOf = ({ currentPeriodEnd, now }: Subscription): string | null =>
  currentPeriodEnd !== null && currentPeriodEnd > now ? onDay(currentPeriodEnd, now) : null

const dataWords = `We keep what you made with it for ${retainedDays} days after that. In that time you can start the plan again.`

const words: Readonly<Record<PlanChange, (subscription: Subscription) => Words>> = {
  cancel: subscription => {
    const { name } = plans[subscription.tier]
    const end = endOf(subscription)
    return {
      title: `Cancel ${name}?`,
      text: `${end ? `${name} stays yours until ${end}, and nothing more is charged.` : `Your month is not paid, so ${name} ends at once. Nothing is charged.`} ${dataWords}`,
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
  },
  'remove-card': subscription => {
    const card = subscription.card ? cardWords(subscription.card) : 'your card'
    const end = endOf(subscription)
    const afterwards = end
      ? ` ${plans[subscription.tier].name} stays yours until ${end}. To keep it after that, you pay for each month yourself.`
      : ''
    return {
      title: 'Remove your card?',
      text: `We delete ${card}, and your plan does not renew by itself any more.${afterwards}`,
      confirm: 'Remove card',
      busy: 'Removing...',
      safe: 'Keep card',
      done: () => ({
        kind: 'success',
        title: 'Card removed',
        description: 'Your plan does not renew by itself any more.',
      }),
      failed: 'Your card could not be removed.',
    }
  },
  downgrade: subscription => {
    const { tier, renews, card } = subscription
    const [from, to] = [plans[tier].name, plans.pro.name]
    const end = endOf(subscription) ?? 'the end of the period that you paid for'
    const price = `${inNaira(plans.pro.price.kobo)} a month`
    const how = renews && card ? `, charged to ${cardWords(card)}` : ', once you pay for it'
    return {
      title: `Change to ${to}?`,
      text: `${from} stays yours until ${end}. Then ${to} begins, for ${price}${how}. Until then you can undo this.`,
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
  },
}

/** The question before a change of the subscription, and the toasts afterwards. */
export const questionWords = (change: PlanChange, subscription: Subscription): Words =>
  words[change](subscription)
