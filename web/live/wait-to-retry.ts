/** 2 s after the first failure, then twice as long each time, up to half a minute: a phone's battery is not ours. */
const pause = (failures: number): number => Math.min(2000 * 2 ** failures, 30_000)

/** Ends early when the line or the person comes back, or when the signal says stop. */
export const waitToRetry = (failures: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      window.removeEventListener('online', end)
      document.removeEventListener('visibilitychange', returned)
      resolve()
    }
    const returned = () => {
      if (document.visibilityState === 'visible') end()
    }
    const timer = setTimeout(end, pause(failures))
    signal.addEventListener('abort', end)
    window.addEventListener('online', end)
    document.addEventListener('visibilitychange', returned)
  })
