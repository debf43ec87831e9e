import { QueryClient } from '@tanstack/react-query'
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

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a query fails at once and says so. The default would wait in silence.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: true,
      staleTime: freshFor,
      retry: (failures, error) => failures < 3 && worthRetrying(error),
      retryDelay: attempt => 200 * 2 ** attempt,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
