import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** False when the browser knows that there is no network. True says less: the line may still be dead. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
