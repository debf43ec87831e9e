import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this, in pixels, somebody is at the end. */
const atEnd = 48

type Options = {
  /** What stands first: older ones that come before it push nothing away. */
  first: string | null
  /** Changes with all that grows at the end. */
  growth: string
}

/** The scrolling of a chat: it follows its end while one is there, and stays where one reads. */
export const useChatScroll = ({ first, growth }: Options) => {
  const log = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const before = useRef({ first, height: 0 })
  const [isAtEnd, setAtEnd] = useState(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the growth that this follows
  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    const grew = box.scrollHeight - before.current.height
    if (follows.current) box.scrollTop = box.scrollHeight
    else if (before.current.first !== first) box.scrollTop += grew
    before.current = { first, height: box.scrollHeight }
  }, [first, growth])

  const isShown = first !== null
  // A phone that is turned, and a keyboard that rises, leave the end in view.
  useEffect(() => {
    const box = log.current
    if (!isShown || !box) return
    const watch = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = box.scrollHeight
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [isShown])

  return {
    log,
    isAtEnd,
    onScroll: () => {
      const box = log.current
      if (!box) return
      follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < atEnd
      setAtEnd(follows.current)
    },
    toEnd: () => {
      follows.current = true
      setAtEnd(true)
      if (log.current) log.current.scrollTop = log.current.scrollHeight
    },
  }
}
