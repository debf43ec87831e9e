import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../shared/api/errors.ts'
import { notify } from '../ui/notify.ts'
import { rowsOf } from './pages.ts'
import { applicationsQuery } from './queries.ts'

/**
 * The loaded applications, and the ways to load more of them. A load that failed is said once. A refresh in the
 * background that failed is not: what is shown stays, and the next one follows when the line or the person is back.
 */
export const useApplications = () => {
  const query = useInfiniteQuery(applicationsQuery)
  const { data, error, isRefetchError, fetchNextPage } = query
  const [loadingMore, setLoadingMore] = useState(false)
  const shown = useRef(true)

  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])

  useEffect(() => {
    if (error && !isRefetchError && !(error instanceof ApiError && error.code === 'unauthenticated'))
      notify({ kind: 'error', title: 'Error', description: 'Failed to fetch applications' })
  }, [error, isRefetchError])

  const loadMore = async (all: boolean) => {
    setLoadingMore(true)
    let more = true
    while (more && shown.current) {
      // A reload under way is waited for, not thrown away: the next round fetches the page.
      const { hasNextPage, isError } = await fetchNextPage({ cancelRefetch: false })
      more = all && hasNextPage && !isError
    }
    setLoadingMore(false)
  }

  return {
    rows: useMemo(() => rowsOf(data), [data]),
    state: query.status,
    busy: query.isFetching || loadingMore,
    olderLeft: query.hasNextPage,
    olderFailed: query.isFetchNextPageError,
    reload: () => void query.refetch(),
    loadOlder: () => void loadMore(false),
    loadAll: () => void loadMore(true),
  }
}
