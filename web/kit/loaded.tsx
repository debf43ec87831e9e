import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { LoadFailed, ThreadLines } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { errorReference } from './error-reference.ts'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'isFetching' | 'isLoadingError'> & {
    readonly refetch: () => unknown
  }
  /** What a screen reader says while the data loads: 'Loading your letters'. */
  loading: string
  /** How many lines the skeleton has. */
  rows?: number
  /** False: the skeleton is in a card already, and needs no card of its own. */
  inCard?: boolean
  /** What the person reads when loading failed. */
  failed: ReactNode
  children: (data: Data) => ReactNode
}

/** Draws the data of a query: a skeleton while it loads, and the failure with a retry button if it does not. */
export const Loaded = <Data,>(props: Props<Data>) => {
  const { query, loading, rows = 6, inCard = true, failed, children } = props
  const { data, error, isPending, isFetching, isLoadingError, refetch } = query
  // React draws what is deferred in slices, so that a cheap phone answers presses while a whole screen appears.
  const isShown = useDeferredValue(data !== undefined)
  if (data !== undefined && isShown) return children(data)
  if (isLoadingError)
    return (
      <LoadFailed
        text={
          <>
            {failed}
            {errorReference(error)}
          </>
        }
        busy={isFetching}
        inCard={inCard}
        onRetry={() => void refetch()}
      />
    )
  if (!isPending && data === undefined) return null
  const lines = <ThreadLines rows={rows} label={loading} />
  if (!inCard) return lines
  return <Panel inset="card">{lines}</Panel>
}
