import { chakra } from '@chakra-ui/react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'

/** A person who is fewer pixels from the end counts as being there. */
const endZone = 48

/**
 * Scrolls the chat. While the person is at the end, the chat follows its end, also when the phone is turned or its keyboard
 * opens. Otherwise it stays where the person reads, also when older turns appear above `first`, the id of the first turn.
 */
export const useChatScroll = (first: string | null) => {
  const log = useRef<HTMLDivElement>(null)
  const turns = useRef<HTMLOListElement>(null)
  const follows = useRef(true)
  const before = useRef({ first, height: 0 })
  const [isAtEnd, setAtEnd] = useState(true)

  const resized = useEffectEvent((box: HTMLElement) => {
    // Elements of a hidden tab have no height.
    if (box.scrollHeight === 0) return
    const grew = box.scrollHeight - before.current.height
    if (follows.current) box.scrollTop = box.scrollHeight
    else if (before.current.first !== first) box.scrollTop += grew
    before.current = { first, height: box.scrollHeight }
  })
  const isShown = first !== null
  useEffect(() => {
    const box = log.current
    if (!isShown || !box || !turns.current) return
    const watch = new ResizeObserver(() => resized(box))
    watch.observe(box)
    watch.observe(turns.current)
    return () => watch.disconnect()
  }, [isShown])

  return {
    log,
    turns,
    isAtEnd,
    onScroll: () => {
      const box = log.current
      if (!box) return
      follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < endZone
      setAtEnd(follows.current)
    },
    toEnd: () => {
      follows.current = true
      setAtEnd(true)
      if (log.current) log.current.scrollTop = log.current.scrollHeight
    },
  }
}

type Props = {
  scroll: ReturnType<typeof useChatScroll>
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  /** The turns, as items of a list. */
  children: ReactNode
}

/** The messages, newest at the bottom. Screen readers read only whole replies, from an announcement beside the log. */
export const ChatLog = ({ scroll, query, children }: Props) => (
  <chakra.div position="relative">
    <chakra.div
      ref={scroll.log}
      role="log"
      aria-live="off"
      aria-label="Chat with the coach"
      // The keyboard scrolls only what has the focus.
      tabIndex={0}
      onScroll={scroll.onScroll}
      // Visually hidden texts are positioned: without this, they would make the page longer.
      position="relative"
      maxH={{ base: 'max(15rem, calc(100dvh - 27rem))', md: 'max(20rem, calc(100dvh - 33rem))' }}
      overflowY="auto"
      overscrollBehavior="contain"
      p={{ base: '4', lg: '5.5' }}
      css={{ overflowAnchor: 'none' }}
    >
      {query.hasNextPage && (
        <chakra.div mb="4" textAlign="center">
          <Button
            ref={moveFocusOn(() => scroll.log.current)}
            variant="outline"
            size="sm"
            loading={query.isFetchingNextPage}
            loadingText="Loading"
            onClick={() => void query.fetchNextPage()}
          >
            Show older messages
          </Button>
          {query.isFetchNextPageError && (
            <chakra.p role="alert" mt="2" textStyle="small" color="error.fg">
              Older messages could not be loaded. They are safe with us. Try again.
            </chakra.p>
          )}
        </chakra.div>
      )}
      <chakra.ol ref={scroll.turns} display="grid" gap="6" listStyleType="none">
        {children}
      </chakra.ol>
    </chakra.div>
    {!scroll.isAtEnd && (
      <Button
        ref={moveFocusOn(() => scroll.log.current)}
        variant="outline"
        size="sm"
        position="absolute"
        bottom="3"
        insetStart="50%"
        transform="translateX(-50%)"
        onClick={scroll.toEnd}
      >
        <ArrowDown size={16} />
        Newest
      </Button>
    )}
  </chakra.div>
)
