import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InterviewSession } from '../../../../shared/api/interviews.ts'
import { dismissAll } from '../../../ui/notify.ts'
import { inBox } from '../practice/answer-draft.ts'
import { type AnswerPlace, answerDrafts, useAnswerDrafts } from '../practice/answer-drafts.ts'
import { interviewQuery } from '../practice/practice-queries.ts'
import { scoringKey, sendWaiting, settleArrived } from '../practice/score-answer.ts'
import { answerTo, firstOpen, firstUnsaved, shownFeedback, textOf } from './shown.ts'

/**
 * A session as it stands on the server and on this device, and the question that is shown: until somebody does something
 * it is the first without feedback, wherever that was given.
 */
export const usePractice = (session: InterviewSession, sub: string) => {
  const client = useQueryClient()
  const { questions } = session
  const { id } = session.interview
  const [chosen, choose] = useState<number | null>(null)
  const drafts = useAnswerDrafts(sub, id, questions.length)
  const placeOf = (question: number): AnswerPlace => ({ sub, id, question })
  const places = () => questions.map((_, question) => placeOf(question))

  const feedbackIn = (now: InterviewSession) =>
    questions.map((_, at) => shownFeedback(answerTo(now, at), answerDrafts.read(placeOf(at))))
  const feedback = feedbackIn(session)
  const at = Math.min(chosen ?? firstOpen(feedback), questions.length - 1)
  const draft = drafts[at] ?? null
  const answer = answerTo(session, at)
  const isUnderWay = useIsMutating({ mutationKey: scoringKey(id, at) }) > 0
  // What is being scored stays in view, to be seen when its feedback comes.
  if (chosen === null && (isUnderWay || answer)) choose(at)

  const send = useEffectEvent(() => void sendWaiting(client, places()))
  useEffect(() => {
    const heard = () => send()
    heard()
    window.addEventListener('online', heard)
    return () => window.removeEventListener('online', heard)
  }, [])
  const settle = useEffectEvent(() => settleArrived(client, places()))
  useEffect(() => {
    if (session.answers.length > 0) settle()
  }, [session.answers])

  return {
    at,
    question: questions[at] ?? '',
    isLast: at === questions.length - 1,
    place: placeOf(at),
    text: textOf(answer, draft),
    draft,
    answer,
    drafts,
    feedback,
    shown: feedback[at] ?? null,
    isUnderWay,
    /** Pressed, or begun before the person came back: nothing is shown yet in its place. */
    isScoring: isUnderWay && !draft?.away,
    type: (text: string) => {
      choose(at)
      answerDrafts.change(placeOf(at), inBox(text, answer?.text ?? ''))
    },
    stay: () => choose(at),
    goTo: (question: number) => {
      dismissAll()
      flushSync(() => choose(question))
      document.getElementById('page-title')?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    },
    sendAll: () => sendWaiting(client, places()),
    /** The first question without feedback on the server, as of this moment. */
    missing: (): number | null =>
      firstUnsaved(feedbackIn(client.getQueryData(interviewQuery(id).queryKey) ?? session)),
  }
}
export type Practice = ReturnType<typeof usePractice>
