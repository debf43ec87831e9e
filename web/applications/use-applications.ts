import { useInfiniteQuery, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { ApiError } from '../../shared/api/errors.ts'
import { freshFor } from '../api/query-client.ts'
import { notify } from '../ui/notify.ts'
import { dropOlder } from './drop-older.ts'
import { findRow, rowsOf, topicKey } from './pages.ts'
import { applicationsQuery } from './queries.ts'

/**
 * The loaded applications, and the ways to load more of them. `whole` asks for all of them: the older ones then come by
 * themselves, page after page, until one fails. So they do until the `sought` one is among them: who comes by a link may
 * have named an old one. A first load that failed is said in a toast; a page of older ones is for
 * the screen to tell (`olderFailed`). A refresh in the background that failed is not said: what is shown stays, and the
 * next one follows when the line or the person is back.
 */
export const useApplications = ({ whole, sought }: { whole: boolean; sought: string | null }) => {
  const client = useQueryClient()
  const query = useInfiniteQuery(applicationsQuery)
  const { data, error, isLoadingError, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const { dataUpdatedAt } = query
  const writing = useIsMutating({ mutationKey: topicKey }) > 0
  /** The first, and those that this screen was asked for one by one. */
  const wanted = useRef(1)

  useEffect(() => {
    if (error && isLoadingError && !(error instanceof ApiError && error.code === 'unauthenticated'))
      notify({ kind: 'error', title: 'Error', description: 'Failed to fetch applications' })
  }, [error, isLoadingError])

  const missing = sought !== null && !findRow(data, sought)
  /** The page to gather next, by where it begins: an answer may come before the wait for it was drawn. */
  const next = (whole || missing) && !isFetchNextPageError ? data?.pages.at(-1)?.older : null
  useEffect(() => {
    // A reload under way is waited for, not thrown away: the next page follows it. Writes would throw it away too.
    if (next && !isFetching && !writing) void fetchNextPage({ cancelRefetch: false })
  }, [next, isFetching, writing, fetchNextPage])

  // Each refresh loads every page that is kept. So those that came for a board or a search alone go when nothing shows
  // them any more: not before they are stale, for a person goes to and fro, and before the refresh of a new screen.
  useLayoutEffect(() => {
    if (whole || sought !== null) return
    const drop = () => dropOlder(client, wanted.current)
    const fresh = dataUpdatedAt + freshFor - Date.now()
    if (fresh <= 0) return drop()
    const timer = setTimeout(drop, fresh)
    return () => clearTimeout(timer)
  }, [client, whole, sought, dataUpdatedAt])

  return {
    rows: useMemo(() => rowsOf(data), [data]),
    state: query.status,
    busy: isFetching,
    olderLeft: hasNextPage,
    olderFailed: isFetchNextPageError && !isFetching,
    reload: () => void query.refetch(),
    loadOlder: () => {
      if (!whole) wanted.current = (data?.pages.length ?? 0) + 1
      void fetchNextPage({ cancelRefetch: false })
    },
  }
}
