import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

/** The newest unread notifications. Their live topic makes them stale. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => api.notifications.unread({}, { signal }),
})
