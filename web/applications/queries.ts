import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Application } from '../../shared/api/applications.ts'
import { api } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { listKey } from './pages.ts'

const pages = {
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    api.applications.list({ query: pageParam ? { before: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ older }: { older: string | null }) => older,
}

/** The person's applications, newest first, in pages of 50. */
export const applicationsQuery = infiniteQueryOptions({ ...pages, queryKey: listKey })

/** Every application as it is on the server now, newest first. A page that fails is tried again, not the pages before it. */
export const allApplications = async (): Promise<Application[]> => {
  const all = await queryClient.infiniteQuery({
    ...pages,
    // A key of its own, so that the list on the screen stays as it is.
    queryKey: ['every-application'],
    pages: Number.POSITIVE_INFINITY,
    staleTime: 0,
    gcTime: 0,
  })
  return all.pages.flatMap(({ applications }) => applications)
}
