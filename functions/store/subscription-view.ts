import type { Subscription } from '../../shared/api/subscription.ts'
import { subscriptionView } from '../../shared/domain/subscription-view.ts'
import { cardKey, cardOf } from './cards.ts'
import { subscriptionKey, subscriptionOf } from './subscription-row.ts'
import type { Key, Row } from './table.ts'

/** The rows that a subscription is told from. */
export const subscriptionKeys = (sub: string): readonly [Key, Key] => [subscriptionKey(sub), cardKey(sub)]

/** Those rows, as their person is told of them. Throws where one is not what the code knows. */
export const viewOfRows = (subscription: Row | undefined, card: Row | undefined, now: Date): Subscription =>
  subscriptionView(subscriptionOf(subscription), cardOf(card), now)
