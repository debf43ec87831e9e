import { MutationCache, QueryClient } from '@tanstack/react-query'
import { topicKey } from '../applications/pages.ts'
import { homeLag } from '../live/home-lag.ts'
import { timing } from '../timing.ts'
import { ConnectionLost } from './connection-lost.ts'

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

/** The query of the home screen, which sums up what the others write. */
export const homeKey = ['home'] as const

export const queryClient = new QueryClient({
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
