import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Panel } from '../../ui/panel.tsx'
import { unansweredDraft } from './chat-drafts.ts'
import { ChatHead } from './chat-head.tsx'
import { ChatLog, useChatScroll } from './chat-log.tsx'
import { messagesQuery } from './chat-query.ts'
import { ChatTurn } from './chat-turn.tsx'
import { turnsOf } from './turns.ts'

/** The chat of a person whose plan had the coach, to be read and cleared. Nothing where there is none. */
export const PastChat = ({ sub }: { sub: string }) => {
  const chat = useInfiniteQuery(messagesQuery)
  const turns = turnsOf(chat.data?.pages.flatMap(page => page.messages) ?? [], [], new Date().toISOString())
  const scroll = useChatScroll(turns[0]?.id ?? null)
  if (turns.length === 0) return null
  return (
    <chakra.div mt="5">
      <Panel>
        <ChatHead clear={{ busy: false, onCleared: () => unansweredDraft(sub).write(null) }} />
        <ChatLog scroll={scroll} chat={chat}>
          {turns.map(turn => (
            <ChatTurn key={turn.id} turn={turn} />
          ))}
        </ChatLog>
      </Panel>
    </chakra.div>
  )
}
