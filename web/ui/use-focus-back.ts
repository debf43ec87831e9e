import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { focusInPlace } from './focus-in-place.ts'

/** For what comes and goes, such as a toast: where it goes with the focus in it, the focus returns to where it was. */
export const useFocusBack = () => {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) focusInPlace(before.current)
    }
  }, [])
  return {
    ref,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget
    },
  }
}
