import { useSyncExternalStore } from 'react'
import { type ColorChoice, type ColorMode, colorMode } from './color-mode.ts'

/** Whether a media query matches, and again when that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    listener => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )

const subscribeToNetwork = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** False when the browser knows that there is no network. True says less: the line may still be dead. */
export const useOnline = (): boolean => useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)

export const useColorMode = (): ColorMode => useSyncExternalStore(colorMode.subscribe, colorMode.current)

export const useColorChoice = (): ColorChoice => useSyncExternalStore(colorMode.subscribe, colorMode.choice)
