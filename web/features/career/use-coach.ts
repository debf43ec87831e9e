import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import { api } from '../../api/api.ts'
import { readStream } from '../../kit/read-stream.ts'
import { isSignedOut, requestError } from '../../kit/request-error.ts'
import { noParts } from '../../kit/streamed-text.ts'
import { waitToRetry } from '../../live/socket.ts'
import { notify } from '../../ui/notify.ts'
import { type SentMessage, useUnanswered } from './chat-drafts.ts'
import { messagesQuery, putAnswer } from './chat-query.ts'
import { untilAnswered } from './until-answered.ts'

const stoppedWords = 'You stopped it. What the coach had written is not kept.'

const errorWords = (error: unknown): string =>
  requestError(error, {
    failed: 'The coach could not answer. Your message is kept. Please try again.',
    lost: 'The connection was lost. Your message is kept on this device.',
  }).text

/** Sends messages to the coach, one at a time. Each message is stored on this device until it is answered. */
export const useCoach = (sub: string) => {
  const client = useQueryClient()
  const { sent, add, forget, forgetAll } = useUnanswered(sub)
  /** The id of the message that is being answered, and the reply as far as it is written. */
  const [answering, setAnswering] = useState<{ readonly id: string; readonly reply: string } | null>(null)
  /** Why the last message has no answer. */
  const [failed, setFailed] = useState<{ readonly id: string; readonly words: string } | null>(null)
  /** For screen readers: a reply is read out when it is whole. */
  const [announcement, announce] = useState('')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const ask = async (message: SentMessage, shares: boolean): Promise<void> => {
    const { id } = message
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    add(message)
    setAnswering({ id, reply: '' })
    setFailed(null)
    announce('The coach is writing.')
    const body = { id, message: message.message, shares }
    let parts = noParts
    try {
      const answer = await readStream(
        untilAnswered(
          () => api.assistant.coach({ body }, { signal }),
          before => waitToRetry(before, signal),
        ),
        change => {
          parts = change(parts)
          if (!signal.aborted) setAnswering({ id, reply: parts.get('reply') ?? '' })
        },
      )
      if (signal.aborted) return
      await putAnswer(client, answer)
      forget([id])
      setAnswering(null)
      announce(`The coach says: ${answer.reply}`)
    } catch (error) {
      if (signal.aborted) return
      const words = errorWords(error)
      setFailed({ id, words })
      setAnswering(null)
      announce('')
      if (!isSignedOut(error)) notify({ kind: 'error', title: 'Coaching Failed', description: words })
    }
  }

  return {
    sent,
    forget,
    forgetAll,
    answering,
    failed,
    announcement,
    send: (message: string, shares: boolean) =>
      ask({ id: ulid(), message, sentAt: new Date().toISOString() }, shares),
    /** Sends the same message again. `shares` is the setting as it is now. */
    tryAgain: (id: string, shares: boolean) => {
      const message = sent.find(each => each.id === id)
      return message && ask(message, shares)
    },
    stop: () => {
      running.current?.abort()
      if (answering) setFailed({ id: answering.id, words: stoppedWords })
      setAnswering(null)
      announce(stoppedWords)
      // The answer may have been stored before the stop reached the server.
      void client.invalidateQueries({ queryKey: messagesQuery.queryKey, exact: true })
    },
  }
}
