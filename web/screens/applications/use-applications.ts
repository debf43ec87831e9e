import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../../shared/api/errors.ts'
import { notify } from '../../ui/notify.ts'
import { rowsOf } from './pages.ts'
import { applicationsQuery } from './queries.ts'

/** The loaded applications, and the ways to load more of them. A failed load is said once. */
export const useApplications = () => {
  const query = useInfiniteQuery(applicationsQuery)
  const [wantsAll, setWantsAll] = useState(false)
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query

  useEffect(() => {
    if (error && !(error instanceof ApiError && error.code === 'unauthenticated'))
      notify({ kind: 'error', title: 'Error', description: 'Failed to fetch applications' })
  }, [error])

  useEffect(() => {
    if (!wantsAll || isFetching) return
    if (error || !hasNextPage) setWantsAll(false)
    else fetchNextPage()
  }, [wantsAll, isFetching, error, hasNextPage, fetchNextPage])

  return {
    rows: useMemo(() => rowsOf(data), [data]),
    data,
    state: query.status,
    busy: isFetching,
    olderLeft: hasNextPage,
    reload: () => void query.refetch(),
    loadOlder: () => void fetchNextPage(),
    loadAll: () => setWantsAll(true),
  }
}
