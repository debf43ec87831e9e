import type { QueryClient } from '@tanstack/react-query'
import { listKey, newestPages, type Pages, topicKey } from './pages.ts'

/**
 * Keeps the newest `count` pages; how fresh they are does not change. Not while a load is under way, which would bring
 * the others back, nor while a write is, which may be to one of their rows.
 */
export const dropOlder = (client: QueryClient, count: number): void => {
  if (client.isFetching({ queryKey: listKey }) > 0 || client.isMutating({ mutationKey: topicKey }) > 0) return
  const query = client.getQueryCache().find<Pages>({ queryKey: listKey })
  const data = query?.state.data
  if (query && data && data.pages.length > count) query.setState({ data: newestPages(data, count) })
}
