import { queryOptions } from '@tanstack/react-query'
import type { StoredFile } from '../../../shared/api/files.ts'
import { api } from '../../api/api.ts'
import { collection } from '../../kit/collection.ts'

/** The person's files, newest first, and the plan's limit. The key is the live topic. */
export const filesQuery = queryOptions({
  queryKey: ['files'],
  queryFn: ({ signal }) => api.files.list({}, { signal }),
})

export const fileRows = collection<Awaited<ReturnType<typeof api.files.list>>, StoredFile>({
  queryKey: filesQuery.queryKey,
  rows: ({ files }) => files,
  withRows: (list, files) => ({ ...list, files }),
})
