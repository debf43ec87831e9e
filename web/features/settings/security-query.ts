import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

/** What guards the account: the second factor, and a new address that waits for its code. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => api.account.security({}, { signal }),
})
