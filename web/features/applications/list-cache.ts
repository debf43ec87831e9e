import type { QueryClient } from '@tanstack/react-query'
import type { Application } from '../../../shared/api/applications.ts'
import { findRow, listKey, type Pages, topicKey } from '../../applications/pages.ts'

/** The key of a write to the list. Reloads wait for all of them. */
export const writeKey = (verb: string) => [...topicKey, verb]

export const rowInList = (client: QueryClient, id: string): Application | undefined =>
  findRow(client.getQueryData<Pages>(listKey), id)

export const changeList = (client: QueryClient, make: (pages: Pages) => Pages): void => {
  client.setQueryData<Pages>(listKey, pages => pages && make(pages))
}

/** Lists that are to be loaded again once their last write is done. */
const owing = new WeakSet<QueryClient>()

export const oweReload = (client: QueryClient): void => {
  owing.add(client)
}

/** Before a write: stops a reload under way, for it may bring the rows as they were. */
export const holdReloads = async (client: QueryClient): Promise<void> => {
  if (client.isFetching({ queryKey: listKey }) > 0) oweReload(client)
  await client.cancelQueries({ queryKey: listKey })
}

/** When a write has ended: after the last one, loads what was held, and what began to load while it was sent. */
export const resumeReloads = (client: QueryClient): void => {
  if (client.isFetching({ queryKey: listKey }) > 0) oweReload(client)
  const otherWrites = client.isMutating({ mutationKey: topicKey }) - 1
  if (otherWrites > 0 || !owing.delete(client)) return
  void client.invalidateQueries({ queryKey: listKey })
}

/** The row as it is on the server; undefined when it is gone. Throws when the list could not be loaded. */
export const reloadRow = async (client: QueryClient, id: string): Promise<Application | undefined> => {
  await client.refetchQueries({ queryKey: listKey }, { throwOnError: true })
  return rowInList(client, id)
}
