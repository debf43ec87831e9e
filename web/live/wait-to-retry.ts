import { timing } from '../timing.ts'

/** Twice as long after each failure, up to a bound: a phone's battery is not ours. */
const pause = (failures: number): number => timing.liveRetry * Math.min(2 ** failures, 15)

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
