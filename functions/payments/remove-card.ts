import { ulid } from 'ulid'
import { cardKey } from '../store/cards.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'

/** Forgets the card, and that the plan could renew by it. Asked again, without another card since, it changes nothing. */
export const removeCard = (subscriptions: SubscriptionStore, sub: string, now: Date) =>
  subscriptions.change(sub, now, ({ history }) => {
    const last = history.findLast(
      event => event.type === 'card-removed' || ('reusable' in event && event.reusable),
    )
    if (last?.type !== 'paid') return null
    return {
      events: [{ type: 'card-removed', id: ulid(now.getTime()), at: now.toISOString() }],
      alongside: [{ remove: cardKey(sub) }],
    }
  })
