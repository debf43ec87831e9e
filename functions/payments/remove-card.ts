import { ulid } from 'ulid'
import { cardKey } from '../store/cards.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'
import { changeLimit } from './change-limit.ts'

/** Forgets the card, and that the plan could renew by it. */
export const removeCard = (subscriptions: SubscriptionStore, sub: string, now: Date) =>
  subscriptions.change(sub, now, () => ({
    events: [{ type: 'card-removed', id: ulid(now.getTime()), at: now.toISOString() }],
    alongside: [{ remove: cardKey(sub) }],
    limit: changeLimit(sub, now),
  }))
