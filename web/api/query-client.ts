import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '../../shared/api/live.ts'
import { homeLag } from '../live/own-writes.ts'
import { timing } from '../timing.ts'
import { notify } from '../ui/notify.ts'
import { ConnectionLost } from './connection-lost.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The toast when the query can't be loaded: 'Failed to load job alerts'. */
      failed?: string
      /** Written to the console when the query can't be loaded. The person did not ask for it, and reads nothing. */
      warning?: string
    }
    mutationMeta: {
      /** It changes nothing on the server, such as a download: nothing that is shown becomes stale. */
      readsOnly?: boolean
    }
  }
}

/** A loaded query is fresh this long, in milliseconds. After that, the next screen that shows it loads it again. */
export const freshFor = 30_000

/**
 * A second try may help: nobody answered, or the server failed. What the server refused, it will refuse again.
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
/** The server counts these after a write, and then sends an event of the home screen. */
const counted: LiveEvent['topic'] = 'applications'

// Screens are told in the same task, not in a later one (the default). Otherwise React puts a pressed switch back until
// the change reaches it, and it shows its old side for a moment.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const { state, meta } = query
      if (meta?.warning !== undefined) console.warn(meta.warning, error)
      const isFirstLoad = state.data === undefined
      if (meta?.failed === undefined || !isFirstLoad || query.getObserversCount() === 0 || isSignedOut(error))
        return
      notify({ kind: 'error', title: 'Error', description: meta.failed })
    },
  }),
  mutationCache: new MutationCache({
    // Also after a failure: the write may have been stored, and its answer lost.
    onSettled: (_data, _error, _variables, _context, { options }) => {
      if (options.meta?.readsOnly) return
      if (options.mutationKey?.[0] === counted) homeLag.markWrite(Date.now())
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
