import { infiniteQueryOptions, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { CoachMessage } from '../../../shared/api/career.ts'
import { api } from '../../api/api.ts'
import type { SentMessage } from './chat-drafts.ts'
import { type Pages, turnsOf, withAnswer } from './turns.ts'

/** The chat, newest first, in pages. Its key begins with the live topic that makes it stale. */
export const messagesQuery = infiniteQueryOptions({
  queryKey: ['career', 'messages'],
  queryFn: ({ pageParam, signal }) =>
    api.career.messages({ query: pageParam ? { before: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: page => page.older,
})

/** The chat with its turns. `sent`: the messages of this device that have no answer yet. */
export const useChat = (sent: readonly SentMessage[], subscribed = true) => {
  const query = useInfiniteQuery({ ...messagesQuery, subscribed })
  const messages = query.data?.pages.flatMap(page => page.messages) ?? []
  return { query, turns: turnsOf(messages, sent, new Date().toISOString()) }
}

const none: Pages = { pages: [{ messages: [], older: null }], pageParams: [''] }

/** Changes the chat that is shown. It cancels a running reload first, because the reload would undo the change. */
const change = async (client: QueryClient, make: (pages: Pages) => Pages): Promise<void> => {
  const { queryKey } = messagesQuery
  await client.cancelQueries({ queryKey, exact: true })
  const isFirst = client.getQueryData(queryKey) === undefined
  client.setQueryData(queryKey, pages => make(pages ?? none))
  // Nothing was loaded yet, so the other messages are still missing.
  if (isFirst) void client.invalidateQueries({ queryKey, exact: true })
}

export const putAnswer = (client: QueryClient, answer: CoachMessage): Promise<void> =>
  change(client, pages => withAnswer(pages, answer))

export const removeMessages = (client: QueryClient): Promise<void> => change(client, () => none)
