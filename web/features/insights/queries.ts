import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { homeKey } from '../../api/query-client.ts'

/**
 * It sums up applications and practice, as the home screen does: what makes that one stale makes this one. So it is
 * loaded again where either has changed, and only while somebody looks at it.
 */
export const insightsQuery = queryOptions({
  queryKey: [...homeKey, 'insights'],
  queryFn: ({ signal }) => api.insights.get({}, { signal }),
})
