import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { listKey } from './pages.ts'

/** The person's applications, newest first, in pages of 50. */
export const applicationsQuery = infiniteQueryOptions({
  queryKey: listKey,
  queryFn: ({ pageParam, signal }) =>
    api.applications.list({ query: pageParam ? { before: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: page => page.older,
})
