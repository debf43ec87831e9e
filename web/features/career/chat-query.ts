import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { CoachMessage } from '../../../shared/api/career.ts'
import { api } from '../../api/api.ts'
import { type Pages, withAnswer } from './turns.ts'

/** The chat, newest first, in pages. Its key begins with the live topic that makes it stale. */
export const messagesQuery = infiniteQueryOptions({
  queryKey: ['career', 'messages'],
  queryFn: ({ pageParam, signal }) =>
    api.career.messages({ query: pageParam ? { before: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: page => page.older,
})

const none: Pages = { pages: [{ messages: [], older: null }], pageParams: [''] }

/**
 * Changes the chat that is shown. First it ends a reload on its way, because that would bring back the chat as it was.
 * Where nothing was loaded yet, the rest is loaded afterwards.
 */
const change = async (client: QueryClient, make: (pages: Pages) => Pages): Promise<void> => {
  const { queryKey } = messagesQuery
  await client.cancelQueries({ queryKey, exact: true })
  const isFirst = client.getQueryData(queryKey) === undefined
  client.setQueryData(queryKey, pages => make(pages ?? none))
  if (isFirst) void client.invalidateQueries({ queryKey, exact: true })
}

export const putAnswer = (client: QueryClient, answer: CoachMessage): Promise<void> =>
  change(client, pages => withAnswer(pages, answer))

export const removeMessages = (client: QueryClient): Promise<void> => change(client, () => none)
