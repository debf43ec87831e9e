import { chakra } from '@chakra-ui/react'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import type { useChatScroll } from './use-chat-scroll.ts'

type Props = {
  scroll: ReturnType<typeof useChatScroll>
  older: {
    readonly left: boolean
    readonly busy: boolean
    readonly failed: boolean
    readonly load: () => void
  }
  /** Turns of the chat, as items of a list. */
  children: ReactNode
}

/**
 * The messages, newest at the bottom. What comes is read out beside it, whole and once; so the log itself is silent, and
 * no bit of a reply is read as it comes.
 */
export const ChatLog = ({ scroll, older, children }: Props) => (
  <chakra.div position="relative">
    <chakra.div
      ref={scroll.log}
      role="log"
      aria-live="off"
      aria-label="Chat with the coach"
      // Scrolled by keys too.
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
      {older.left && (
        <chakra.div mb="4" textAlign="center">
          <Button
            ref={handOnFocus(() => scroll.log.current)}
            variant="outline"
            size="sm"
            loading={older.busy}
            loadingText="Loading"
            onClick={older.load}
          >
            Show older messages
          </Button>
          {older.failed && (
            <chakra.p role="alert" mt="2" textStyle="small" color="error.fg">
              Older messages could not be loaded. They are safe with us. Try again.
            </chakra.p>
          )}
        </chakra.div>
      )}
      <chakra.ol display="grid" gap="6" listStyleType="none">
        {children}
      </chakra.ol>
    </chakra.div>
    {!scroll.isAtEnd && (
      <Button
        ref={handOnFocus(() => scroll.log.current)}
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
