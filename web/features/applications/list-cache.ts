import type { QueryClient } from '@tanstack/react-query'
import type { Application } from '../../../shared/api/applications.ts'
import { findRow, listKey, type Pages, rowsOf, topicKey } from '../../applications/pages.ts'
import { requireRow } from '../../kit/collection.ts'

/** The key of a write to the list. Reloads of the list wait for all writes. */
export const writeKey = (verb: string) => [...topicKey, verb]

export const rowInList = (client: QueryClient, id: string): Application | undefined =>
  findRow(client.getQueryData<Pages>(listKey), id)

export const changeList = (client: QueryClient, make: (pages: Pages) => Pages): void => {
  client.setQueryData<Pages>(listKey, pages => pages && make(pages))
}

/** The clients that load the list again when the last write has ended. */
const reloadLater = new WeakSet<QueryClient>()

export const reloadAfterWrites = (client: QueryClient): void => {
  reloadLater.add(client)
}

/** Before a write: cancels a reload, because it may bring the rows as they were. */
export const pauseReloads = async (client: QueryClient): Promise<void> => {
  if (client.isFetching({ queryKey: listKey }) > 0) reloadAfterWrites(client)
  await client.cancelQueries({ queryKey: listKey })
}

/** At the end of a write: the last one reloads the list, if a reload was cancelled or has begun meanwhile. */
export const resumeReloads = (client: QueryClient): void => {
  if (client.isFetching({ queryKey: listKey }) > 0) reloadAfterWrites(client)
  const otherWrites = client.isMutating({ mutationKey: topicKey }) - 1
  if (otherWrites > 0 || !reloadLater.delete(client)) return
  void client.invalidateQueries({ queryKey: listKey })
}

/** Runs a write, as the function of a mutation, with reloads paused. */
export const writeToList = async <T>(client: QueryClient, write: () => Promise<T>): Promise<T> => {
  await pauseReloads(client)
  try {
    return await write()
  } finally {
    resumeReloads(client)
  }
}

/** The row as it is on the server. Throws `not_found` where it was deleted, or why the list did not load. */
export const reloadRow = async (client: QueryClient, id: string): Promise<Application> => {
  await client.refetchQueries({ queryKey: listKey }, { throwOnError: true })
  return requireRow(rowsOf(client.getQueryData<Pages>(listKey)), id)
}
