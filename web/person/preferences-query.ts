import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** What the person looks for; the defaults before the first save. The key is the live topic that makes it stale. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => api.preferences.get({}, { signal }),
})
