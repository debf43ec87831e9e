import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { topicKey } from '../applications/pages.ts'
import { homeLag } from '../live/home-lag.ts'
import { timing } from '../timing.ts'
import { notify } from '../ui/notify.ts'
import { ConnectionLost } from './connection-lost.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Said in a toast when the query can't be loaded: 'Failed to load job alerts'. */
      failed?: string
    }
  }
}

/** What was loaded is taken for fresh this long, in milliseconds: then the next look at it loads it again. */
export const freshFor = 30_000

/**
 * A second try may help: nobody answered, or the server is not well. What it refused, it will refuse again.
 * An ApiError is known by its status, so that the contract and its schemas stay out of pages that are only read.
 */
export const worthRetrying = (error: Error): boolean =>
  error instanceof ConnectionLost
    ? !error.afterDeadline
    : 'status' in error && typeof error.status === 'number' && error.status >= 500

/** The session has ended: the login says so. */
const isSignedOut = (error: Error): boolean => 'code' in error && error.code === 'unauthenticated'

/** The query of the home screen, which sums up what the others write. */
export const homeKey = ['home'] as const

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const { state, meta } = query
      const isFirstLoad = state.data === undefined
      if (meta?.failed === undefined || !isFirstLoad || query.getObserversCount() === 0 || isSignedOut(error))
        return
      notify({ kind: 'error', title: 'Error', description: meta.failed })
    },
  }),
  mutationCache: new MutationCache({
    // Also of one that failed: it may have been stored, and its answer lost.
    onSettled: (_data, _error, _variables, _context, { options }) => {
      if (options.mutationKey?.[0] === topicKey[0]) homeLag.wrote(Date.now())
      void queryClient.invalidateQueries({ queryKey: homeKey })
    },
  }),
  defaultOptions: {
    queries: {
      // Without a network a query fails at once and says so. The default would wait in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: true,
      staleTime: freshFor,
      retry: (failures, error) => failures < 3 && worthRetrying(error),
      retryDelay: attempt => timing.queryRetry * 2 ** attempt,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
