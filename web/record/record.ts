import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CareerRecord } from '../../shared/api/record.ts'
import { api } from '../api/api.ts'
import { resumesQuery } from '../writing/resumes.ts'

/** The person's career record; before its first save, what their profile and primary resume say. */
export const recordQuery = queryOptions({
  queryKey: ['record'],
  queryFn: ({ signal }) => api.record.get({}, { signal }),
})

/** Puts a saved record into the cache. Open resumes are compared with it, so their facts are loaded again. */
export const putRecord = (client: QueryClient, record: CareerRecord): void => {
  client.setQueryData(recordQuery.queryKey, record)
  void client.invalidateQueries({ queryKey: resumesQuery.queryKey })
}
