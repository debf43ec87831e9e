import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** One job, with its whole description. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => api.jobs.get({ params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  })
