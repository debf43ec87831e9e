import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Subscription } from '../../shared/api/subscription.ts'
import { tiers } from '../../shared/lists.ts'
import { api } from '../api/api.ts'
import { storedValue } from '../browser/stored-value.ts'
import { session } from '../session/store.ts'
import { planStates, type SubscriptionStatus, subscriptionStatusOf } from './subscription-status.ts'

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => api.subscription.get({}, { signal }),
  meta: { warning: 'The subscription did not load' },
})

/** Shows the subscription after a change. A load on its way is cancelled, because it may bring the old subscription. */
export const putSubscription = async (client: QueryClient, subscription: Subscription): Promise<void> => {
  await client.cancelQueries({ queryKey: subscriptionQuery.queryKey })
  client.setQueryData(subscriptionQuery.queryKey, subscription)
}

const stored = storedValue(
  () => localStorage,
  'aiki.plan',
  z.object({ sub: z.string(), tier: z.enum(tiers), state: z.enum(planStates) }),
)

/** The plan as this browser knew it last, to be shown until the subscription is loaded. */
let lastKnown = stored.read()

export const storeSubscriptionStatus = (sub: string, { tier, state }: SubscriptionStatus): void => {
  if (lastKnown?.sub === sub && lastKnown.tier === tier && lastKnown.state === state) return
  lastKnown = { sub, tier, state }
  stored.write(lastKnown)
}

// The device may be shared.
session.onPersonChange(() => {
  lastKnown = null
  stored.write(null)
})

const withoutSubscription: SubscriptionStatus = { tier: 'free', state: 'free' }

/**
 * The plan of the signed-in person: as loaded, else as this browser knew it last, else Free after a failed load. Null: not
 * known yet.
 */
export const useSubscriptionStatus = (): SubscriptionStatus | null => {
  const { data, errorUpdateCount } = useQuery(subscriptionQuery)
  if (data) return subscriptionStatusOf(data)
  if (lastKnown !== null && lastKnown.sub === session.sub())
    return { tier: lastKnown.tier, state: lastKnown.state }
  return errorUpdateCount > 0 ? withoutSubscription : null
}
