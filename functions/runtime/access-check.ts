import { AsyncLocalStorage } from 'node:async_hooks'

const underWay = new AsyncLocalStorage<Promise<void>>()

/**
 * Runs `work` beside a check of its caller. The first reads of `work` take no additional time; its writes and its
 * answer wait for the check (`accessChecked`). The check is in an AsyncLocalStorage and not in a parameter, because a
 * store is made once for all requests.
 */
export const besideAccessCheck = <T>(check: Promise<void>, work: () => Promise<T>): Promise<T> => {
  // The code that waits for the check gets its rejection. Until then Node must not report the rejection as unhandled.
  check.catch(() => undefined)
  return underWay.run(check, work)
}

/** Throws the error of this request's check. Resolves at once where there is no check, as in a schedule. */
export const accessChecked = async (): Promise<void> => underWay.getStore()
