import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** One job, with its whole description. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: ({ signal }) => api.jobs.get({ params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  })

/** The jobs that fit the person best, for the home screen and the Job Search. Boards are read a few times an hour. */
export const forYouQuery = queryOptions({
  queryKey: ['jobs', 'for-you'],
  queryFn: ({ signal }) => api.jobs.forYou({}, { signal }),
  // Who names no title yet comes back from the job preferences with one.
  staleTime: ({ state: { data } }) => (data?.titles.length === 0 ? 0 : 5 * 60_000),
  refetchOnWindowFocus: false,
})

/** What chose these jobs has changed. `later`: a list on the screen stays, and is loaded again when it is next shown. */
export const forYouIsStale = (client: QueryClient, { later = false } = {}): void =>
  void client.invalidateQueries({ queryKey: forYouQuery.queryKey, ...(later && { refetchType: 'none' }) })
