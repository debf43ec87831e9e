import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { session } from '../session/store.ts'
import { storedSubscriptionStatus } from './stored-status.ts'
import { type SubscriptionStatus, subscriptionStatusOf } from './subscription-status.ts'

/** The signed-in person's subscription as the server has it. Its live topic makes it stale. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => api.subscription.get({}, { signal }),
})

const withoutSubscription: SubscriptionStatus = { tier: 'free', state: 'free' }

/**
 * The one place that says which plan the signed-in person is on; null while nobody knows, so that nothing is claimed.
 * Until the answer is there it is what this browser knew last; where nothing is known and none comes, Free.
 */
export const useSubscriptionStatus = (): SubscriptionStatus | null => {
  const { data, errorUpdateCount } = useQuery(subscriptionQuery)
  if (data) return subscriptionStatusOf(data)
  return storedSubscriptionStatus(session.sub()) ?? (errorUpdateCount > 0 ? withoutSubscription : null)
}
