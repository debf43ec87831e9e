import { useInfiniteQuery, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { freshFor } from '../api/query-client.ts'
import { dropOlder, findRow, rowsOf, topicKey } from './pages.ts'
import { applicationsQuery } from './queries.ts'

/** Shown where the list could not be loaded. */
export const applicationsFailed =
  'Your applications could not be loaded. They are safe with us. Check your connection, then try again.'

type Options = {
  /** Loads the older pages one after the other, until one fails. */
  readonly loadAll: boolean
  /** Loads older pages until this row is among them, because a link may name an old row. */
  readonly openId: string | null
}

/**
 * The loaded applications, and how to load older ones. The screen says that older ones did not load (`olderFailed`). A
 * refresh that fails says nothing: the rows stay, and the next refresh follows when the connection or the person is back.
 */
export const useApplications = ({ loadAll, openId }: Options) => {
  const client = useQueryClient()
  const query = useInfiniteQuery({ ...applicationsQuery, meta: { failed: 'Failed to fetch applications' } })
  const { data, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, dataUpdatedAt } = query
  const isWriting = useIsMutating({ mutationKey: topicKey }) > 0
  /** The first page, and the pages that the person asked for with Show older. */
  const pagesAsked = useRef(1)

  const isMissing = openId !== null && !findRow(data, openId)
  /** Where the next page begins. The effect depends on it, because `isFetching` may change back before it is drawn. */
  const next = (loadAll || isMissing) && !isFetchNextPageError ? data?.pages.at(-1)?.older : null
  useEffect(() => {
    // The next page waits for a reload to end, and for writes, because a write cancels every load.
    if (next && !isFetching && !isWriting) void fetchNextPage({ cancelRefetch: false })
  }, [next, isFetching, isWriting, fetchNextPage])

  // A refresh loads every loaded page again. So pages that only the board or a search needed are dropped when they are
  // stale, not earlier, because a person goes to and fro. A layout effect runs before the refresh of a new screen.
  useLayoutEffect(() => {
    if (loadAll || openId !== null) return
    const drop = () => dropOlder(client, pagesAsked.current)
    const freshLeft = dataUpdatedAt + freshFor - Date.now()
    if (freshLeft <= 0) return drop()
    const timer = setTimeout(drop, freshLeft)
    return () => clearTimeout(timer)
  }, [client, loadAll, openId, dataUpdatedAt])

  return {
    query,
    rows: useMemo(() => rowsOf(data), [data]),
    olderLeft: hasNextPage,
    olderFailed: isFetchNextPageError && !isFetching,
    loadOlder: () => {
      if (!loadAll) pagesAsked.current = (data?.pages.length ?? 0) + 1
      void fetchNextPage({ cancelRefetch: false })
    },
  }
}
export type Applications = ReturnType<typeof useApplications>
