import { chakra } from '@chakra-ui/react'
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
import { useChat } from './chat-query.ts'
import { ChatTurn } from './chat-turn.tsx'
import { Composer, focusComposer } from './composer.tsx'
import type { Pages } from './turns.ts'
import { useCoach } from './use-coach.ts'

type Props = {
  sub: string
  /** A hidden chat does not reload. */
  isShown: boolean
}

export const Chat = ({ sub, isShown }: Props) => {
  const coach = useCoach(sub)
  const { answering, sent, failed } = coach
  const [typed, setTyped] = useTypedMessage(sub)
  const [shares, setShares] = useShares(sub)
  const { query, turns } = useChat(sent, isShown)
  const scroll = useChatScroll(turns[0]?.id ?? null)

  // The server may have answered in another tab, or after the connection was lost.
  const forgetAnswered = useEffectEvent((data: Pages | undefined) => {
    const answered = data?.pages.flatMap(page => page.messages.map(({ id }) => id)) ?? []
    if (sent.some(({ id }) => answered.includes(id))) coach.forget(answered)
  })
  useEffect(() => forgetAnswered(query.data), [query.data])

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
      <Announcement>{coach.announcement}</Announcement>
      <ChatHead clear={turns.length > 0 ? { busy: answering !== null, onCleared: forgetAll } : null} />
      {(query.data === undefined || turns.length === 0) && (
        <chakra.div p={{ base: '4', lg: '5.5' }}>
          <Loaded
            query={query}
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
        <ChatLog scroll={scroll} query={query}>
          {turns.map(turn => (
            <ChatTurn
              key={turn.id}
              turn={turn}
              writing={answering?.id === turn.id ? answering.reply : null}
              notAnswered={
                <NotAnswered
                  words={failed?.id === turn.id ? failed.words : null}
                  busy={answering !== null}
                  onTryAgain={() => void coach.tryAgain(turn.id, shares)}
                  onEdit={() => edit(turn.id, turn.message)}
                />
              }
            />
          ))}
        </ChatLog>
      )}
      <chakra.div p={{ base: '4', lg: '5.5' }} borderTop="1px solid {colors.border}" display="grid" gap="3">
        {answering && <StopLine onStop={coach.stop} />}
        <Composer
          words={typed}
          busy={answering !== null}
          onWords={setTyped}
          onSend={message => {
            setTyped('')
            send(message)
          }}
        />
        <SwitchField
          label="Let the coach see my profile and applications"
          hint="The coach then reads the skills, work, education and city in your profile and primary resume, and the title, company, status and date of your newest 30 applications. It never reads your name, address, phone number or email."
          checked={shares}
          onChange={setShares}
        />
      </chakra.div>
    </Panel>
  )
}

type NotAnsweredProps = {
  /** The reason; null: unknown. */
  words: string | null
  busy: boolean
  onTryAgain: () => void
  onEdit: () => void
}

/** Stands below a message that has no answer. */
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
/** Offered while the coach may see the applications. */
const starterOnApplications = 'Which of my applications should I work on first?'

type StartersProps = { shares: boolean; onAsk: (question: string) => void }

/** An empty chat says what it is for, and offers questions. */
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

const StopLine = ({ onStop }: { onStop: () => void }) => (
  <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
    <chakra.p textStyle="small" color="fg.muted">
      The coach is writing. If you stop it, your message is kept, but the reply is not.
    </chakra.p>
    <Button ref={focusComposer} variant="outline" size="sm" onClick={onStop}>
      <Square size={14} />
      Stop
    </Button>
  </chakra.div>
)
