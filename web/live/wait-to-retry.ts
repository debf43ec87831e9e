/** 2 s after the first failure, then twice as long each time, up to half a minute: a phone's battery is not ours. */
const pause = (failures: number): number => Math.min(2000 * 2 ** failures, 30_000)

/** Ends early when the line or the person comes back, or when the signal says stop. */
export const waitToRetry = (failures: number, signal: AbortSignal): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const waiting = new AbortController()
  const ended = { signal: AbortSignal.any([signal, waiting.signal]) }
  const timer = setTimeout(resolve, pause(failures))
  signal.addEventListener('abort', () => resolve(), ended)
  window.addEventListener('online', () => resolve(), ended)
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && resolve(),
    ended,
  )
  return promise.finally(() => {
    clearTimeout(timer)
    waiting.abort()
  })
}
