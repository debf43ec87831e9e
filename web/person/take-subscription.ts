import type { QueryClient } from '@tanstack/react-query'
import type { Subscription } from '../../shared/api/subscription.ts'
import { subscriptionQuery } from './plan.ts'

/** What a change of the subscription answered is what it is now: no older answer on its way undoes it. */
export const putSubscription = async (client: QueryClient, subscription: Subscription): Promise<void> => {
  await client.cancelQueries({ queryKey: subscriptionQuery.queryKey })
  client.setQueryData(subscriptionQuery.queryKey, subscription)
}
