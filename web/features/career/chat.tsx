import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleAlert, Square } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Loaded } from '../../kit/loaded.tsx'
import { Button } from '../../ui/button.tsx'
import { Announcement } from '../../ui/message.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { useShares, useTypedMessage } from './chat-drafts.ts'
import { ChatHead } from './chat-head.tsx'
import { ChatLog, useChatScroll } from './chat-log.tsx'
import { messagesQuery } from './chat-query.ts'
import { ChatTurn } from './chat-turn.tsx'
import { Composer, focusComposer } from './composer.tsx'
import { type Pages, stillUnanswered, turnsOf } from './turns.ts'
import { useCoach } from './use-coach.ts'

type Props = {
  sub: string
  /** Out of sight it asks the server for nothing. */
  isShown: boolean
}

const messagesOf = (data: Pages | undefined) => data?.pages.flatMap(page => page.messages) ?? []

/** The chat of one person with the coach. */
export const Chat = ({ sub, isShown }: Props) => {
  const coach = useCoach(sub)
  const { asked, sent, failed } = coach
  const [typed, setTyped] = useTypedMessage(sub)
  const [shares, setShares] = useShares(sub)
  const chat = useInfiniteQuery({ ...messagesQuery, subscribed: isShown })
  const turns = turnsOf(messagesOf(chat.data), sent, new Date().toISOString())
  const scroll = useChatScroll(turns[0]?.id ?? null)

  // The server may have answered in another tab, or after the connection was lost.
  const forgetAnswered = useEffectEvent((data: Pages | undefined) => {
    const open = stillUnanswered(sent, messagesOf(data))
    if (open.length < sent.length) coach.forget(sent.filter(each => !open.includes(each)).map(({ id }) => id))
  })
  useEffect(() => forgetAnswered(chat.data), [chat.data])

  const send = (message: string) => {
    void coach.send(message, shares)
    scroll.toEnd()
  }
  const edit = (id: string, message: string) => {
    coach.forget([id])
    setTyped(typed.trim() === '' ? message : `${message}\n\n${typed}`)
  }
  const forgetAll = () => {
    coach.forgetAll()
    scroll.toEnd()
  }
  return (
    <Panel>
      <Announcement>{coach.said}</Announcement>
      <ChatHead clear={turns.length > 0 ? { busy: asked !== null, onCleared: forgetAll } : null} />
      {(chat.data === undefined || turns.length === 0) && (
        <chakra.div p={{ base: '4', lg: '5.5' }}>
          <Loaded
            query={chat}
            loading="Loading the chat"
            rows={5}
            inCard={false}
            failed="Your earlier messages could not be loaded. They are safe with us."
          >
            {() => <Starters shares={shares} onAsk={send} />}
          </Loaded>
        </chakra.div>
      )}
      {turns.length > 0 && (
        <ChatLog scroll={scroll} chat={chat}>
          {turns.map(turn => (
            <ChatTurn
              key={turn.id}
              turn={turn}
              writing={asked?.id === turn.id ? asked.reply : null}
              notAnswered={
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
      <chakra.div p={{ base: '4', lg: '5.5' }} borderTop="1px solid {colors.border}" display="grid" gap="3">
        {asked && <StopLine onStop={coach.stop} />}
        <Composer
          words={typed}
          busy={asked !== null}
          onWords={setTyped}
          onSend={message => {
            setTyped('')
            send(message)
          }}
        />
        <SwitchField
          label="Let the coach see my profile and applications"
          hint="It then reads the skills, work, education and town of your profile and main resume, and the titles, companies, statuses and dates of your newest 30 applications. Never your name, address, phone number or email."
          checked={shares}
          onChange={setShares}
        />
      </chakra.div>
    </Panel>
  )
}

type NotAnsweredProps = {
  /** Why, where it is known. */
  words: string | null
  /** Another message is being answered. */
  busy: boolean
  onTryAgain: () => void
  onEdit: () => void
}

/** Below a message that has no answer. */
const NotAnswered = ({ words, busy, onTryAgain, onEdit }: NotAnsweredProps) => (
  <chakra.div maxW="34rem" ms="auto" textAlign="end">
    <chakra.p
      display="inline-flex"
      gap="2"
      alignItems="baseline"
      textAlign="start"
      textStyle="small"
      color="error.fg"
    >
      <CircleAlert size={16} style={{ flexShrink: 0, alignSelf: 'center' }} />
      <span>
        <b>Not answered</b>
        {words && `. ${words}`}
      </span>
    </chakra.p>
    <chakra.div display="flex" justifyContent="end" flexWrap="wrap" gap="2" mt="1">
      <Button ref={focusComposer} variant="ghost" size="sm" disabled={busy} onClick={onEdit}>
        Edit
      </Button>
      <Button ref={focusComposer} variant="outline" size="sm" disabled={busy} onClick={onTryAgain}>
        Try again
      </Button>
    </chakra.div>
  </chakra.div>
)

const starters = [
  'How do I follow up on an application that nobody answered?',
  'How do I ask for more pay without losing the offer?',
  'How do I explain a gap in my work?',
  'What should I ask at the end of an interview?',
]
/** For a coach that sees the applications. */
const starterOnApplications = 'Which of my applications should I work on first?'

type StartersProps = { shares: boolean; onAsk: (question: string) => void }

/** An empty chat: what it is for, and what the person may ask. */
const Starters = ({ shares, onAsk }: StartersProps) => (
  <chakra.div>
    <chakra.p color="fg.muted" maxW="34rem">
      Ask about your search, an interview, pay, or the next step. Or begin with one of these:
    </chakra.p>
    <chakra.ul mt="3" display="flex" flexWrap="wrap" gap="2" listStyleType="none">
      {[...(shares ? [starterOnApplications] : []), ...starters].map(question => (
        <chakra.li key={question} maxW="100%">
          <Button
            ref={focusComposer}
            variant="subtle"
            size="sm"
            textAlign="start"
            py="1.5"
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  </chakra.div>
)

/** The way to stop a reply while it is written. */
const StopLine = ({ onStop }: { onStop: () => void }) => (
  <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
    <chakra.p textStyle="small" color="fg.muted">
      The coach is writing. If you stop it, what it wrote is not kept; your message is.
    </chakra.p>
    <Button ref={focusComposer} variant="outline" size="sm" onClick={onStop}>
      <Square size={14} />
      Stop
    </Button>
  </chakra.div>
)
