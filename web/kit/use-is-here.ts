import { createContext, useCallback, useContext, useEffect, useRef } from 'react'

/** Returns whether the surrounding dialog is still open. Null: there is no dialog. */
export const DialogOpen = createContext<(() => boolean) | null>(null)

/**
 * Returns a function for after an `await`: is the screen still shown, and its dialog still open? An answer that arrives
 * later must not navigate, and must not change a form that is closed.
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
