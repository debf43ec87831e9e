import { useEffect, useEffectEvent, useState } from 'react'
import { timing } from '../../timing.ts'

type Looks = {
  /** Returns true when it has happened, and the looks end. An error counts as false. */
  look: () => Promise<boolean>
  /** False for a look that costs a whole login: it is made only when the person comes back to the page. */
  isRegular: boolean
}

/**
 * Looks again and again whether something has happened on another device: every few seconds while the page is in view,
 * later more seldom, and at once when the person or the line comes back. Returns whether the regular looks go on.
 */
export const useLooks = ({ look, isRegular }: Looks): boolean => {
  const [goesOn, setGoesOn] = useState(isRegular)
  const lookNow = useEffectEvent(() => look().catch(() => false))

  useEffect(() => {
    const began = Date.now()
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLooking = false

    const lookLater = () => {
      clearTimeout(timer)
      const waited = Date.now() - began
      if (!isRegular || ended.signal.aborted || document.hidden) return
      if (waited >= timing.confirmLooksFor) return setGoesOn(false)
      const pause = waited < timing.confirmLooksOften ? timing.confirmLook : timing.confirmLookLater
      timer = setTimeout(run, pause)
    }
    const run = async () => {
      if (document.hidden || isLooking) return
      isLooking = true
      const isDone = await lookNow()
      isLooking = false
      if (isDone) ended.abort()
      lookLater()
    }
    const now = () => void run()
    const listening = { signal: ended.signal }
    document.addEventListener('visibilitychange', now, listening)
    window.addEventListener('focus', now, listening)
    window.addEventListener('online', now, listening)
    lookLater()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [isRegular])

  return goesOn
}
