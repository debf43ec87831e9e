import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

/** Whether the second factor is on, and the new email that waits for its code. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => api.account.security({}, { signal }),
})

type Security = Awaited<ReturnType<typeof api.account.security>>

/** Shows what the person has just changed. */
export const putSecurity = (client: QueryClient, changes: Partial<Security>): unknown =>
  client.setQueryData(securityQuery.queryKey, before => before && { ...before, ...changes })
