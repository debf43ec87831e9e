import { useEffect, useEffectEvent } from 'react'

const signs = ['pointerdown', 'pointermove', 'keydown', 'input'] as const

/** Acts once, when somebody first does something on the page. Who only looks does not pay for what it loads. */
export const useFirstTouch = (act: () => void): void => {
  const touched = useEffectEvent(act)
  useEffect(() => {
    const over = new AbortController()
    const heard = () => {
      over.abort()
      touched()
    }
    for (const sign of signs)
      window.addEventListener(sign, heard, { capture: true, passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
}
