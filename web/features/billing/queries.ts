import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: async ({ signal }) => (await api.payments.list({}, { signal })).payments,
  meta: { warning: 'The payments did not load' },
})

export const subscriptionFailed =
  'Failed to fetch subscription details. Your plan and what you paid for are safe.'
