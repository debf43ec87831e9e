import type { PaidTier } from '../lists.ts'
import type { History, SubscriptionEvent } from './subscription-event.ts'
import { record } from './subscription-event.ts'

type Of<Type extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: Type }>

export const trial = (at: string, tier: PaidTier = 'pro'): Of<'trial-started'> => ({
  type: 'trial-started',
  id: 'trial',
  at,
  tier,
})

/** A month by a card that can be charged again, unless `but` says otherwise. The id is the day of the payment. */
export const paid = (at: string, tier: PaidTier = 'pro', but: Partial<Of<'paid'>> = {}): Of<'paid'> => ({
  type: 'paid',
  id: `aiki-${at}`,
  at,
  tier,
  purchase: 'month',
  until: null,
  reusable: true,
  automatic: false,
  ...but,
})
export const renewed = (at: string, tier: PaidTier = 'pro') => paid(at, tier, { automatic: true })
export const byTransfer = (at: string, tier: PaidTier = 'pro') => paid(at, tier, { reusable: false })
export const upgraded = (at: string, until: string) => paid(at, 'elite', { purchase: 'upgrade', until })

export const did = (type: 'cancelled' | 'resumed' | 'card-removed', at: string): SubscriptionEvent => ({
  type,
  id: `${type}-${at}`,
  at,
})
export const downgraded = (at: string): Of<'downgraded'> => ({ type: 'downgraded', id: at, at, tier: 'pro' })
export const failed = (at: string, confirmUrl: string | null = null): Of<'renewal-failed'> => ({
  type: 'renewal-failed',
  id: `try-${at}`,
  at,
  confirmUrl,
})
export const about = (
  type: 'refunded' | 'disputed' | 'dispute-closed',
  payment: SubscriptionEvent,
  at: string,
): SubscriptionEvent => ({
  type,
  id: `${type === 'refunded' ? 'refund' : 'dispute'}-${payment.id}`,
  reference: payment.id,
  at,
})

export const historyOf = (...events: readonly SubscriptionEvent[]): History => events.reduce(record, [])
