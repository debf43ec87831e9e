import type { QueryClient } from '@tanstack/react-query'
import { unreadQuery } from '../app/shell/notifications/queries.ts'

/**
 * What happened between the first screen and the first moment of listening was heard by nobody. Whatever comes without
 * the person's doing leaves a notification: one that is not on the screen yet makes all of it stale.
 */
export const lookForNews = async (client: QueryClient): Promise<void> => {
  const shown = client.getQueryData(unreadQuery.queryKey)
  // Still on its way: what comes is news enough.
  if (!shown) return
  const known = new Set(shown.notifications.map(({ id }) => id))
  const { notifications } = await client.fetchQuery({ ...unreadQuery, staleTime: 0 })
  if (notifications.some(({ id }) => !known.has(id))) await client.invalidateQueries()
}
