import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { takeFocus } from '../ui/focus.ts'
import { ThreadLines } from '../ui/loading.tsx'
import { Announcement } from '../ui/message.tsx'
import type { Parts } from './streamed-text.ts'

type Props = {
  /** 'Writing your resume' */
  words: string
  parts: Parts
  /** The text so far. */
  children: ReactNode
}

const lengthOf = (parts: Parts): number => [...parts.values()].reduce((sum, text) => sum + text.length, 0)

/** Shows a text while it is written, in the place of its form. A screen reader announces the writing, not each word. */
export const StreamedView = ({ words, parts, children }: Props) => {
  const length = lengthOf(parts)
  const end = useFollowEnd(length)
  return (
    <chakra.section aria-busy aria-label={words}>
      <Announcement>{words}</Announcement>
      <chakra.p ref={takeFocus} tabIndex={-1} mb="4" color="fg.muted">
        {words}. This takes up to half a minute. It counts once towards your limit. If you stop it, what you
        typed stays here, and a new try with the same text does not count again.
      </chakra.p>
      {length > 0 && (
        <chakra.div
          display="grid"
          gap="4"
          p="4"
          mb="4"
          borderRadius="md"
          border="1px solid {colors.border}"
          overflowWrap="anywhere"
        >
          {children}
        </chakra.div>
      )}
      <chakra.div ref={end} aria-hidden scrollMarginBottom="5rem">
        <ThreadLines rows={length > 0 ? 2 : 6} label="" />
      </chakra.div>
    </chakra.section>
  )
}

/** The ref of an element below a growing text. The page scrolls with the text, unless the person has scrolled up. */
const useFollowEnd = (length: number) => {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs each time that the text grows
  useLayoutEffect(() => {
    if (inView.current) end.current?.scrollIntoView({ block: 'nearest' })
  }, [length])
  return end
}
