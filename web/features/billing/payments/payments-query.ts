import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

/** The person's newest payments. Their live topic makes them stale. */
export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: async ({ signal }) => (await api.payments.list({}, { signal })).payments,
})
