import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/errors.ts'
import type { StoredFile } from '../../../../shared/api/files.ts'
import { api } from '../../../api/api.ts'

/** The person's files, newest first, and how many the plan keeps. The key is the live topic. */
export const filesQuery = queryOptions({
  queryKey: ['files'],
  queryFn: ({ signal }) => api.files.list({}, { signal }),
})

/** Changes the list that is shown. A reload on its way would bring back the list as it was. */
export const changeFiles = async (
  client: QueryClient,
  change: (files: readonly StoredFile[]) => StoredFile[],
): Promise<void> => {
  await client.cancelQueries({ queryKey: filesQuery.queryKey })
  client.setQueryData(filesQuery.queryKey, list => list && { ...list, files: change(list.files) })
}

export const withFile = (files: readonly StoredFile[], file: StoredFile): StoredFile[] => [
  file,
  ...files.filter(({ id }) => id !== file.id),
]

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
