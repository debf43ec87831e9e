import type { PaidTier, Purchase } from '../lists.ts'

/**
 * What happened to a person's subscription. `at` is when it happened, ISO 8601: by the provider's clock for what it
 * tells of, by the server's for what the person did; never when we came to hear of it, where that can be known. `id` is
 * the event's own: told again it is the same event.
 */
export type SubscriptionEvent = { readonly id: string; readonly at: string } & (
  | { readonly type: 'trial-started'; readonly tier: PaidTier }
  | {
      /** The id is the payment's reference. */
      readonly type: 'paid'
      readonly tier: PaidTier
      readonly purchase: Purchase
      /** Of an upgrade: the end of the time that was paid for. */
      readonly until: string | null
      /** It left a card that can be charged again. */
      readonly reusable: boolean
      /** A renewal by itself: it says nothing of what the person wants. */
      readonly automatic: boolean
    }
  | { readonly type: 'cancelled' | 'resumed' | 'card-removed' }
  | { readonly type: 'downgraded'; readonly tier: PaidTier }
  /** `confirmUrl`: where the bank wants the charge confirmed. */
  | { readonly type: 'renewal-failed'; readonly confirmUrl: string | null }
  /** The whole of a payment was given back, by us or by a lost dispute. */
  | { readonly type: 'refunded'; readonly reference: string }
  /** The id is the dispute's: a payment may be disputed again. */
  | { readonly type: 'disputed' | 'dispute-closed'; readonly reference: string }
)

export type History = readonly SubscriptionEvent[]

/** What decides the order of two events of one second: what is paid for counts before what is done with it. */
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
 * The history with one event more. An event that is in it changes nothing, and if it is told with another time, the
 * earlier one stays: so a set of events gives the same history in whatever order, and however often, they come.
 */
export const record = (history: History, event: SubscriptionEvent): History => {
  const known = history.find(other => isSame(other, event))
  const kept = known && compare(known, event) <= 0 ? known : event
  return [...history.filter(other => !isSame(other, event)), kept].toSorted(compare)
}

/** The event is in the history: to tell it again would change nothing. */
export const isRecorded = (history: History, id: string, type: SubscriptionEvent['type']): boolean =>
  history.some(event => event.id === id && event.type === type)
