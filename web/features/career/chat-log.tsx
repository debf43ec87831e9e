import { chakra } from '@chakra-ui/react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'

/** Nearer to the end than this, in pixels, a person is at the end. */
const atEnd = 48

/**
 * The scrolling of a chat. It follows the end while the person is there, also when a phone is turned or its keyboard
 * rises. Elsewhere it stays where the person reads, also when older turns come before `first`.
 */
export const useChatScroll = (first: string | null) => {
  const log = useRef<HTMLDivElement>(null)
  const turns = useRef<HTMLOListElement>(null)
  const follows = useRef(true)
  const before = useRef({ first, height: 0 })
  const [isAtEnd, setAtEnd] = useState(true)

  const resized = useEffectEvent((box: HTMLElement) => {
    // In a hidden tab nothing has a height.
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

type Props = {
  scroll: ReturnType<typeof useChatScroll>
  /** The query of the chat. */
  chat: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  /** Turns of the chat, as items of a list. */
  children: ReactNode
}

/**
 * The messages, newest at the bottom. The log itself is silent, so that no bit of a reply is read out as it comes: a whole
 * reply is read out once, by an announcement beside the log.
 */
export const ChatLog = ({ scroll, chat, children }: Props) => (
  <chakra.div position="relative">
    <chakra.div
      ref={scroll.log}
      role="log"
      aria-live="off"
      aria-label="Chat with the coach"
      // So that keys scroll it.
      tabIndex={0}
      onScroll={scroll.onScroll}
      // What is read out and not shown stays within it.
      position="relative"
      maxH={{ base: 'max(15rem, calc(100dvh - 27rem))', md: 'max(20rem, calc(100dvh - 33rem))' }}
      overflowY="auto"
      overscrollBehavior="contain"
      p={{ base: '4', lg: '5.5' }}
      css={{ overflowAnchor: 'none' }}
    >
      {chat.hasNextPage && (
        <chakra.div mb="4" textAlign="center">
          <Button
            ref={moveFocusOn(() => scroll.log.current)}
            variant="outline"
            size="sm"
            loading={chat.isFetchingNextPage}
            loadingText="Loading"
            onClick={() => void chat.fetchNextPage()}
          >
            Show older messages
          </Button>
          {chat.isFetchNextPageError && (
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
