import { useCallback, useRef, useState } from 'react'

const nothing = { before: false, after: false }

/** Of what scrolls sideways: whether something is hidden before and after what is seen, and the way to it. */
export const useEdges = () => {
  const element = useRef<HTMLElement>(null)
  const [hidden, setHidden] = useState(nothing)

  const scroller = useCallback((found: HTMLElement | null) => {
    if (!found) return
    element.current = found
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = found
      const now = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
      setHidden(was => (was.before === now.before && was.after === now.after ? was : now))
    }
    const resized = new ResizeObserver(look)
    resized.observe(found)
    found.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      found.removeEventListener('scroll', look)
    }
  }, [])

  /** On by most of what is seen; -1 back. */
  const scroll = (direction: 1 | -1) =>
    element.current?.scrollBy({ left: direction * element.current.clientWidth * 0.7, behavior: 'smooth' })

  return { scroller, hidden, scroll }
}
