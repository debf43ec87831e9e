import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/panel.tsx'
import { ChatHead } from './chat-head.tsx'
import { ChatLog } from './chat-log.tsx'
import { ClearChat } from './clear-chat.tsx'
import { unansweredOf } from './kept-here.ts'
import { messagesQuery } from './queries.ts'
import { TurnView } from './turn-view.tsx'
import { turnsOf } from './turns.ts'
import { useChatScroll } from './use-chat-scroll.ts'

/** The chat of somebody whose plan had the coach: to be read and cleared. Nothing where there is none. */
export const KeptChat = ({ sub }: { sub: string }) => {
  const chat = useInfiniteQuery(messagesQuery)
  const turns = turnsOf(chat.data?.pages.flatMap(page => page.messages) ?? [], [], new Date().toISOString())
  const scroll = useChatScroll({ first: turns[0]?.id ?? null, growth: `${turns.length}` })
  if (turns.length === 0) return null
  return (
    <chakra.div mt="5">
      <Panel>
        <ChatHead>
          <ClearChat busy={false} onCleared={() => unansweredOf(sub).write(null)} />
        </ChatHead>
        <ChatLog
          scroll={scroll}
          older={{
            left: chat.hasNextPage,
            busy: chat.isFetchingNextPage,
            failed: chat.isFetchNextPageError,
            load: () => void chat.fetchNextPage(),
          }}
        >
          {turns.map(turn => (
            <TurnView key={turn.id} turn={turn} writing={null} trouble={null} />
          ))}
        </ChatLog>
      </Panel>
    </chakra.div>
  )
}
