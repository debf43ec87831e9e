import { useInfiniteQuery, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { freshFor } from '../api/query-client.ts'
import { dropOlder, findRow, rowsOf, topicKey } from './pages.ts'
import { applicationsQuery } from './queries.ts'

/** In the place of a list that could not be loaded. */
export const failedText =
  'Your applications could not be loaded. They are safe with us. Check your connection, then try again.'

/**
 * The loaded applications, and the ways to load more of them. `whole` asks for all of them: the older ones then come by
 * themselves, page after page, until one fails. So they do until the `sought` one is among them, because a link may name
 * an old one. A first load that failed has a toast; a page of older ones is for the screen to say (`olderFailed`). A
 * refresh in the background that failed is not said: what is shown stays, and the next one follows when the connection
 * or the person is back.
 */
export const useApplications = ({ whole, sought }: { whole: boolean; sought: string | null }) => {
  const client = useQueryClient()
  const query = useInfiniteQuery({ ...applicationsQuery, meta: { failed: 'Failed to fetch applications' } })
  const { data, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, dataUpdatedAt } = query
  const isWriting = useIsMutating({ mutationKey: topicKey }) > 0
  /** The first page, and those that this screen was asked for one by one. */
  const wanted = useRef(1)

  const isMissing = sought !== null && !findRow(data, sought)
  /** The page to load next, by where it begins: an answer may come before the wait for it was drawn. */
  const next = (whole || isMissing) && !isFetchNextPageError ? data?.pages.at(-1)?.older : null
  useEffect(() => {
    // A reload under way is waited for, not thrown away: the next page follows it. Writes would throw it away too.
    if (next && !isFetching && !isWriting) void fetchNextPage({ cancelRefetch: false })
  }, [next, isFetching, isWriting, fetchNextPage])

  // Each refresh loads all of the loaded pages again. So the pages that were loaded for a board or a search alone are dropped
  // when nothing shows them any more: not before they are stale, because a person goes to and fro, and before the refresh
  // of a new screen.
  useLayoutEffect(() => {
    if (whole || sought !== null) return
    const drop = () => dropOlder(client, wanted.current)
    const fresh = dataUpdatedAt + freshFor - Date.now()
    if (fresh <= 0) return drop()
    const timer = setTimeout(drop, fresh)
    return () => clearTimeout(timer)
  }, [client, whole, sought, dataUpdatedAt])

  return {
    query,
    rows: useMemo(() => rowsOf(data), [data]),
    olderLeft: hasNextPage,
    olderFailed: isFetchNextPageError && !isFetching,
    loadOlder: () => {
      if (!whole) wanted.current = (data?.pages.length ?? 0) + 1
      void fetchNextPage({ cancelRefetch: false })
    },
  }
}
export type Applications = ReturnType<typeof useApplications>
