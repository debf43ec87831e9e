import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The person's applications, newest first, in pages of 50. The key starts with the topic that live events name. */
export const applicationsQuery = infiniteQueryOptions({
  queryKey: ['applications', 'list'],
  queryFn: ({ pageParam, signal }) =>
    api.applications.list({ query: pageParam ? { before: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: page => page.older,
})
