import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

/** The person's newest payments. Their live topic makes them stale. */
export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: async ({ signal }) => (await api.payments.list({}, { signal })).payments,
  meta: { warning: 'The payments did not load' },
})

/** What is said where the subscription could not be loaded. */
export const subscriptionFailed =
  'Failed to fetch subscription details. Your plan and what you paid for are safe.'
