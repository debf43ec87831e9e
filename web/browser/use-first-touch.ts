import { useEffect, useEffectEvent } from 'react'

const signs = ['pointerdown', 'pointermove', 'keydown', 'input'] as const

/** Acts once, when the person first does something on the page. A person who only looks does not pay for what it loads. */
export const useFirstTouch = (act: () => void): void => {
  const touched = useEffectEvent(act)
  useEffect(() => {
    const over = new AbortController()
    const onTouch = () => {
      over.abort()
      touched()
    }
    for (const sign of signs)
      window.addEventListener(sign, onTouch, { capture: true, passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
}
