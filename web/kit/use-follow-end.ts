import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The ref of what stands below a text that grows: while it is in view it stays in view. Who has scrolled up to read is
 * left there.
 */
export const useFollowEnd = (length: number) => {
  const end = useRef<HTMLDivElement>(null)
  const inView = useRef(true)
  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver(([seen]) => {
      inView.current = seen?.isIntersecting ?? false
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the growth that this follows
  useLayoutEffect(() => {
    if (inView.current) end.current?.scrollIntoView({ block: 'nearest' })
  }, [length])
  return end
}
