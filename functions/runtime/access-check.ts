import { AsyncLocalStorage } from 'node:async_hooks'

const underWay = new AsyncLocalStorage<Promise<void>>()

/**
 * Runs `work` beside a check of who asks for it. What `work` reads first costs no time besides; what it writes, and what
 * it answers, waits for the check (`accessChecked`). A context of Node's rather than a parameter, because a store is
 * made once for all requests.
 */
export const besideAccessCheck = <T>(check: Promise<void>, work: () => Promise<T>): Promise<T> => {
  // Whoever waits for the check hears of its failure. Until then it is no unhandled one.
  check.catch(() => undefined)
  return underWay.run(check, work)
}

/** Throws what the check of this request found wrong. Resolves at once where there is none, as in a schedule. */
export const accessChecked = async (): Promise<void> => underWay.getStore()
