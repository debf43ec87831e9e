import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Panel } from '../ui/panel.tsx'
import { ThreadLines } from '../ui/thread-lines.tsx'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'isFetching' | 'isLoadingError' | 'refetch'>
  /** What is read out while it loads: 'Loading your letters'. */
  loading: string
  /** Lines of the skeleton. */
  rows?: number
  /** False: it stands in a card already, and brings no card of its own. */
  inCard?: boolean
  /** What did not load, and that it is safe. */
  failed: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query brings, and in its place a skeleton until it is there, or the failure with a way to try again. */
export const Loaded = <Data,>({ query, loading, rows = 6, inCard = true, failed, children }: Props<Data>) => {
  const { data, isPending, isFetching, isLoadingError, refetch } = query
  if (data !== undefined) return children(data)
  if (isLoadingError) return <LoadFailed text={failed} busy={isFetching} onRetry={() => void refetch()} />
  if (!isPending) return null
  const lines = <ThreadLines rows={rows} label={loading} />
  if (!inCard) return lines
  return (
    <Panel inset="card" maxW="reading">
      {lines}
    </Panel>
  )
}
