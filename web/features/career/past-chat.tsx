import { chakra } from '@chakra-ui/react'
import { Panel } from '../../ui/panel.tsx'
import { unansweredDraft } from './chat-drafts.ts'
import { ChatHead } from './chat-head.tsx'
import { ChatLog, useChatScroll } from './chat-log.tsx'
import { useChat } from './chat-query.ts'
import { ChatTurn } from './chat-turn.tsx'

/** The chat of a person whose plan no longer has the coach, to be read and cleared. Shows nothing if there is none. */
export const PastChat = ({ sub }: { sub: string }) => {
  const { query, turns } = useChat([])
  const scroll = useChatScroll(turns[0]?.id ?? null)
  if (turns.length === 0) return null
  return (
    <chakra.div mt="5">
      <Panel>
        <ChatHead clear={{ busy: false, onCleared: () => unansweredDraft(sub).write(null) }} />
        <ChatLog scroll={scroll} query={query}>
          {turns.map(turn => (
            <ChatTurn key={turn.id} turn={turn} />
          ))}
        </ChatLog>
      </Panel>
    </chakra.div>
  )
}
