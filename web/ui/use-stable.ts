import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function at each drawing, which does what the newest one does. For components that are memoized, because they
 * take long to draw. Call it in events only.
 */
export const useStable = <Args extends unknown[], Result>(act: (...args: Args) => Result) => {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...args: Args): Result => newest.current(...args), [])
}
