import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ulid } from 'ulid'
import type { CoachMessage } from '../../../../shared/api/career.ts'
import { api } from '../../../api/api.ts'
import { waitToRetry } from '../../../live/wait-to-retry.ts'
import { notify } from '../../../ui/notify.ts'
import type { WritingTrouble } from '../../../writing/trouble.ts'
import { useWriting } from '../../../writing/use-writing.ts'
import type { SentMessage } from './kept-here.ts'
import { messagesQuery, showAnswer } from './queries.ts'
import { untilAnswered } from './until-answered.ts'
import { useUnanswered } from './use-unanswered.ts'
import { coachFailed, lostWords, stoppedWords } from './words.ts'

/** Sends messages, one at a time, and keeps each until it is answered. */
export const useCoach = (sub: string) => {
  const client = useQueryClient()
  const unanswered = useUnanswered(sub)
  /** The message that is being answered. */
  const [asked, setAsked] = useState<string | null>(null)
  const last = useRef('')
  /** Why the last one has no answer. */
  const [failed, setFailed] = useState<{ readonly id: string; readonly words: string } | null>(null)
  /** Read out once it is whole. */
  const [said, setSaid] = useState('')

  const take = async (answer: CoachMessage) => {
    await showAnswer(client, answer)
    unanswered.forget([answer.id])
    setAsked(null)
    setSaid(`The coach says: ${answer.reply}`)
  }
  const fail = (trouble: WritingTrouble) => {
    const words = trouble.kind === 'lost' ? lostWords : trouble.text
    setFailed({ id: last.current, words })
    setAsked(null)
    setSaid('')
    if (trouble.kind === 'refused' && trouble.code === 'unauthenticated') return
    notify({ kind: 'error', title: 'Coaching Failed', description: words })
  }
  const { writing, start, cancel } = useWriting<CoachMessage>({
    failing: coachFailed,
    onDone: answer => void take(answer),
    onFailed: fail,
  })

  const ask = (message: SentMessage, shares: boolean) => {
    unanswered.add(message)
    setAsked(message.id)
    last.current = message.id
    setFailed(null)
    setSaid('The coach is writing.')
    const body = { id: message.id, message: message.message, shares }
    return start(signal =>
      untilAnswered(
        () => api.assistant.coach({ body }, { signal }),
        before => waitToRetry(before, signal),
      ),
    )
  }

  return {
    sent: unanswered.sent,
    forget: unanswered.forget,
    forgetAll: unanswered.forgetAll,
    failed,
    said,
    /** The message that is being answered, and what came of the reply so far. */
    asked:
      asked === null
        ? null
        : { id: asked, reply: writing.state === 'writing' ? (writing.parts.get('reply') ?? '') : '' },
    send: (message: string, shares: boolean) =>
      ask({ id: ulid(), message, sentAt: new Date().toISOString() }, shares),
    /** The same message, so that it is there once. It shares what is allowed now. */
    tryAgain: (id: string, shares: boolean) => {
      const message = unanswered.sent.find(one => one.id === id)
      return message && ask(message, shares)
    },
    stop: () => {
      cancel()
      setFailed({ id: last.current, words: stoppedWords })
      setAsked(null)
      setSaid(stoppedWords)
      // It may have been answered before anybody heard that nobody waits.
      void client.invalidateQueries({ queryKey: messagesQuery.queryKey, exact: true })
    },
  }
}
export type Coach = ReturnType<typeof useCoach>
