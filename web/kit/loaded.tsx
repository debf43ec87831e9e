import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed, ThreadLines } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'isFetching' | 'isLoadingError'> & {
    readonly refetch: () => unknown
  }
  /** What is read out while it loads: 'Loading your letters'. */
  loading: string
  /** Lines of the skeleton. */
  rows?: number
  /** False: it stands in a card already, and brings no card of its own. */
  inCard?: boolean
  /** Its card is as wide as its place. */
  wide?: boolean
  /** What did not load, and that it is safe. */
  failed: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query brings, and in its place a skeleton until it is there, or the failure with a way to try again. */
export const Loaded = <Data,>(props: Props<Data>) => {
  const { query, loading, rows = 6, inCard = true, wide = false, failed, children } = props
  const { data, isPending, isFetching, isLoadingError, refetch } = query
  if (data !== undefined) return children(data)
  if (isLoadingError) return <LoadFailed text={failed} busy={isFetching} onRetry={() => void refetch()} />
  if (!isPending) return null
  const lines = <ThreadLines rows={rows} label={loading} />
  if (!inCard) return lines
  return (
    <Panel inset="card" {...(!wide && { maxW: 'reading' })}>
      {lines}
    </Panel>
  )
}
