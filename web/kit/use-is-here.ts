import { createContext, useCallback, useContext, useEffect, useRef } from 'react'

/** Asks whether the dialog around is still open. Null: there is no dialog around. */
export const DialogOpen = createContext<(() => boolean) | null>(null)

/**
 * Asks, when an answer comes, whether the person still waits for it here: the screen is shown, and the dialog around is
 * open. What comes later must not navigate, and must not speak of a form that is gone.
 */
export const useIsHere = (): (() => boolean) => {
  const isDialogOpen = useContext(DialogOpen)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current && (isDialogOpen?.() ?? true), [isDialogOpen])
}
