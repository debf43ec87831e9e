import type { PaidTier, Purchase } from '../lists.ts'

/**
 * An event of a person's subscription. `at` is when it happened, ISO 8601: by the provider's clock for the provider's
 * events, and by the server's for actions of the person, but not the time when we were notified, if the real time is
 * known. `id` is the event's own: an event that is repeated has the same id.
 */
export type SubscriptionEvent = { readonly id: string; readonly at: string } & (
  | { readonly type: 'trial-started'; readonly tier: PaidTier }
  | {
      /** The id is the payment's reference. */
      readonly type: 'paid'
      readonly tier: PaidTier
      readonly purchase: Purchase
      /** For an upgrade, the end of the paid period. */
      readonly until: string | null
      /** Whether the payment's card can be charged again. */
      readonly reusable: boolean
      /** An automatic renewal, which expresses no decision of the person. */
      readonly automatic: boolean
    }
  | { readonly type: 'cancelled' | 'resumed' | 'card-removed' }
  | { readonly type: 'downgraded'; readonly tier: PaidTier }
  /** `confirmUrl`: the bank's page where the charge is confirmed. */
  | { readonly type: 'renewal-failed'; readonly confirmUrl: string | null }
  /** The whole payment was refunded, by us or through a lost dispute. */
  | { readonly type: 'refunded'; readonly reference: string }
  /** The id is that of the dispute, because a payment may be disputed again. */
  | { readonly type: 'disputed' | 'dispute-closed'; readonly reference: string }
)

export type History = readonly SubscriptionEvent[]

/** Orders two events of the same second: a payment counts before what is done with it. */
const rank: Readonly<Record<SubscriptionEvent['type'], number>> = {
  'trial-started': 0,
  paid: 1,
  downgraded: 2,
  cancelled: 3,
  resumed: 4,
  'card-removed': 5,
  'renewal-failed': 6,
  disputed: 7,
  'dispute-closed': 8,
  refunded: 9,
}

const compare = (a: SubscriptionEvent, b: SubscriptionEvent): number =>
  Date.parse(a.at) - Date.parse(b.at) ||
  rank[a.type] - rank[b.type] ||
  (a.id < b.id ? -1 : Number(a.id > b.id))

const isSame = (a: SubscriptionEvent, b: SubscriptionEvent): boolean => a.id === b.id && a.type === b.type

/**
 * Adds an event to the history. A known event changes nothing, except that the earlier of its two times counts. So a
 * set of events gives the same history in any order and with any repetitions.
 */
export const record = (history: History, event: SubscriptionEvent): History => {
  const known = history.find(other => isSame(other, event))
  const earlier = known && compare(known, event) <= 0 ? known : event
  return [...history.filter(other => !isSame(other, event)), earlier].toSorted(compare)
}

/** Whether the event is in the history, so that recording it again would change nothing. */
export const isRecorded = (history: History, id: string, type: SubscriptionEvent['type']): boolean =>
  history.some(event => event.id === id && event.type === type)
