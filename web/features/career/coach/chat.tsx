import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Announcement } from '../../../ui/announcement.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { ThreadLines } from '../../../ui/thread-lines.tsx'
import { ChatHead } from './chat-head.tsx'
import { ChatLog } from './chat-log.tsx'
import { ClearChat } from './clear-chat.tsx'
import { Composer } from './composer.tsx'
import { sharesOf, wordsOf } from './kept-here.ts'
import { NotAnswered } from './not-answered.tsx'
import { messagesQuery } from './queries.ts'
import { Starters } from './starters.tsx'
import { TurnView } from './turn-view.tsx'
import { stillUnanswered, turnsOf } from './turns.ts'
import { useChatScroll } from './use-chat-scroll.ts'
import { useCoach } from './use-coach.ts'
import { useKeptValue } from './use-kept-value.ts'
import { sharedWords } from './words.ts'
import { WritingLine } from './writing-line.tsx'

type Props = {
  sub: string
  /** Out of sight it asks the server for nothing. */
  isShown: boolean
}

/** The chat of one person with the coach. */
export const Chat = ({ sub, isShown }: Props) => {
  const coach = useCoach(sub)
  const { asked, sent, failed } = coach
  const [words, setWords] = useKeptValue(() => wordsOf(sub), '')
  const [shares, setShares] = useKeptValue(() => sharesOf(sub), false)
  const chat = useInfiniteQuery({ ...messagesQuery, subscribed: isShown })
  const messages = chat.data?.pages.flatMap(page => page.messages) ?? []
  const turns = turnsOf(messages, sent, new Date().toISOString())
  const scroll = useChatScroll({
    first: turns[0]?.id ?? null,
    growth: `${turns.length} ${messages.length} ${asked?.reply.length} ${failed?.id}`,
  })

  // What was answered after all, in another tab or after the line was lost, waits no longer.
  const forgetAnswered = useEffectEvent(() => {
    const open = stillUnanswered(sent, messages)
    if (open.length < sent.length) coach.forget(sent.filter(one => !open.includes(one)).map(({ id }) => id))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came from the server is looked at once
  useEffect(() => forgetAnswered(), [chat.data])

  const send = (message: string) => {
    void coach.send(message, shares)
    scroll.toEnd()
  }
  const edit = (id: string, message: string) => {
    coach.forget([id])
    setWords(words.trim() === '' ? message : `${message}\n\n${words}`)
  }
  return (
    <Panel>
      <Announcement>{coach.said}</Announcement>
      <ChatHead>
        {turns.length > 0 && (
          <ClearChat
            busy={asked !== null}
            onCleared={() => {
              coach.forgetAll()
              scroll.toEnd()
            }}
          />
        )}
      </ChatHead>
      {chat.isPending && (
        <chakra.div p={{ base: '4', lg: '5.5' }}>
          <ThreadLines rows={5} label="Loading the chat" />
        </chakra.div>
      )}
      {chat.isLoadingError && (
        <chakra.div p={{ base: '4', lg: '5.5' }}>
          <LoadFailed
            text="Your earlier messages could not be loaded. They are safe with us."
            busy={chat.isFetching}
            onRetry={() => void chat.refetch()}
          />
        </chakra.div>
      )}
      {turns.length > 0 && (
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
            <TurnView
              key={turn.id}
              turn={turn}
              writing={asked?.id === turn.id ? asked.reply : null}
              trouble={
                <NotAnswered
                  words={failed?.id === turn.id ? failed.words : null}
                  busy={asked !== null}
                  onTryAgain={() => void coach.tryAgain(turn.id, shares)}
                  onEdit={() => edit(turn.id, turn.message)}
                />
              }
            />
          ))}
        </ChatLog>
      )}
      {chat.data && turns.length === 0 && (
        <chakra.div p={{ base: '4', lg: '5.5' }}>
          <Starters shares={shares} onAsk={send} />
        </chakra.div>
      )}
      <chakra.div p={{ base: '4', lg: '5.5' }} borderTop="1px solid {colors.border}" display="grid" gap="3">
        {asked && <WritingLine onStop={coach.stop} />}
        <Composer
          words={words}
          busy={asked !== null}
          onWords={setWords}
          onSend={message => {
            setWords('')
            send(message)
          }}
        />
        <SwitchField
          label="Let the coach see my profile and applications"
          hint={sharedWords}
          checked={shares}
          onChange={setShares}
        />
      </chakra.div>
    </Panel>
  )
}
