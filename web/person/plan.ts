import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Subscription } from '../../shared/api/subscription.ts'
import { tiers } from '../../shared/lists.ts'
import { api } from '../api/api.ts'
import { storedValue } from '../browser/stored-value.ts'
import { session } from '../session/store.ts'
import { planStates, type SubscriptionStatus, subscriptionStatusOf } from './subscription-status.ts'

/** The signed-in person's subscription as the server has it. Its live topic makes it stale. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => api.subscription.get({}, { signal }),
  meta: { warning: 'The subscription did not load' },
})

/** Shows the subscription that a change of it has answered. An older answer on its way does not undo that. */
export const putSubscription = async (client: QueryClient, subscription: Subscription): Promise<void> => {
  await client.cancelQueries({ queryKey: subscriptionQuery.queryKey })
  client.setQueryData(subscriptionQuery.queryKey, subscription)
}

const stored = storedValue(
  () => localStorage,
  'aiki.plan',
  z.object({ sub: z.string(), tier: z.enum(tiers), state: z.enum(planStates) }),
)

/** What this browser knew last: who opens the app again sees their own plan from the first moment. */
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
 * The one place that says which plan the signed-in person is on; null while nobody knows, so that nothing is claimed.
 * Until the server has answered, it is what this browser knew last; where nothing is known and no answer comes, Free.
 */
export const useSubscriptionStatus = (): SubscriptionStatus | null => {
  const { data, errorUpdateCount } = useQuery(subscriptionQuery)
  if (data) return subscriptionStatusOf(data)
  if (lastKnown !== null && lastKnown.sub === session.sub())
    return { tier: lastKnown.tier, state: lastKnown.state }
  return errorUpdateCount > 0 ? withoutSubscription : null
}
