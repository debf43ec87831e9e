import { type RefObject, useEffect, useRef } from 'react'

/** Whether a dialog is still before the person, for work that outlives it. */
export const useInSight = (open: boolean): Readonly<RefObject<boolean>> => {
  const inSight = useRef(open)
  useEffect(() => {
    inSight.current = open
    return () => {
      inSight.current = false
    }
  }, [open])
  return inSight
}
