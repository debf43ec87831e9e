import type { QueryClient } from '@tanstack/react-query'
import type { Application } from '../../../shared/api/applications.ts'
import { ApiError } from '../../../shared/api/errors.ts'
import { findRow, listKey, type Pages, topicKey } from '../../applications/pages.ts'

/** The key of a write to the list. Reloads wait for all of them. */
export const writeKey = (verb: string) => [...topicKey, verb]

export const rowInList = (client: QueryClient, id: string): Application | undefined =>
  findRow(client.getQueryData<Pages>(listKey), id)

export const changeList = (client: QueryClient, make: (pages: Pages) => Pages): void => {
  client.setQueryData<Pages>(listKey, pages => pages && make(pages))
}

/** Lists that are loaded again when their last write has ended. */
const waiting = new WeakSet<QueryClient>()

export const reloadAfterWrites = (client: QueryClient): void => {
  waiting.add(client)
}

/** Before a write: stops a reload under way, because it may bring the rows as they were. */
export const pauseReloads = async (client: QueryClient): Promise<void> => {
  if (client.isFetching({ queryKey: listKey }) > 0) reloadAfterWrites(client)
  await client.cancelQueries({ queryKey: listKey })
}

/** At the end of a mutation: after the last one, reloads what was paused, and what began to load meanwhile. */
export const resumeReloads = (client: QueryClient): void => {
  if (client.isFetching({ queryKey: listKey }) > 0) reloadAfterWrites(client)
  const otherWrites = client.isMutating({ mutationKey: topicKey }) - 1
  if (otherWrites > 0 || !waiting.delete(client)) return
  void client.invalidateQueries({ queryKey: listKey })
}

/** A write to the list, for the function of a mutation. No reload brings the rows as they were before it. */
export const writeToList = async <T>(client: QueryClient, write: () => Promise<T>): Promise<T> => {
  await pauseReloads(client)
  try {
    return await write()
  } finally {
    resumeReloads(client)
  }
}

/** The row as it is on the server. Throws `not_found` where it was deleted, and where the list can't be loaded. */
export const reloadRow = async (client: QueryClient, id: string): Promise<Application> => {
  await client.refetchQueries({ queryKey: listKey }, { throwOnError: true })
  const row = rowInList(client, id)
  if (!row) throw new ApiError('not_found')
  return row
}
