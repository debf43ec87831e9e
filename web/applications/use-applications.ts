import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiError } from '../../shared/api/errors.ts'
import { notify } from '../ui/notify.ts'
import { rowsOf } from './pages.ts'
import { applicationsQuery } from './queries.ts'

/**
 * The loaded applications, and the ways to load more of them. `whole` asks for all of them: the older ones then come by
 * themselves, page after page, until one fails. A first load that failed is said in a toast; a page of older ones is for
 * the screen to tell (`olderFailed`). A refresh in the background that failed is not said: what is shown stays, and the
 * next one follows when the line or the person is back.
 */
export const useApplications = ({ whole }: { whole: boolean } = { whole: false }) => {
  const query = useInfiniteQuery(applicationsQuery)
  const { data, error, isLoadingError, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage } = query

  useEffect(() => {
    if (error && isLoadingError && !(error instanceof ApiError && error.code === 'unauthenticated'))
      notify({ kind: 'error', title: 'Error', description: 'Failed to fetch applications' })
  }, [error, isLoadingError])

  const gathering = whole && hasNextPage && !isFetchNextPageError
  useEffect(() => {
    // A reload under way is waited for, not thrown away: the next page follows it.
    if (gathering && !isFetching) void fetchNextPage({ cancelRefetch: false })
  }, [gathering, isFetching, fetchNextPage])

  return {
    rows: useMemo(() => rowsOf(data), [data]),
    state: query.status,
    busy: isFetching,
    olderLeft: hasNextPage,
    olderFailed: isFetchNextPageError && !isFetching,
    reload: () => void query.refetch(),
    loadOlder: () => void fetchNextPage({ cancelRefetch: false }),
  }
}
