import type { Application } from '../../../shared/api/applications.ts'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'

/**
 * Every application of the person as it is now, loaded or not, newest first. A page that fails is tried again as in any
 * query, and those before it are not loaded anew.
 */
export const allApplications = async (): Promise<Application[]> => {
  const { pages } = await queryClient.infiniteQuery({
    // Not the key of the list: what the screen shows stays as it is.
    queryKey: ['every-application'],
    queryFn: ({ pageParam, signal }) =>
      api.applications.list({ query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: page => page.older,
    pages: Number.POSITIVE_INFINITY,
    staleTime: 0,
    gcTime: 0,
  })
  return pages.flatMap(({ applications }) => applications)
}
