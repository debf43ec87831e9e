import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InterviewSession } from '../../../shared/api/interviews.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/store.ts'
import { dismissAll, notify } from '../../ui/notify.ts'
import { type AnswerDraft, inBox } from './answer-draft.ts'
import { type AnswerPlace, answerDrafts, useAnswerDrafts } from './answer-drafts.ts'
import { interviewQuery } from './interviews.ts'
import { scoringKey, sendWaiting, settleArrived } from './score-answer.ts'
import { answerTo, firstOpen, firstUnsaved, shownFeedback, textOf } from './shown-feedback.ts'

/**
 * An interview on the server and on this device, and the question that is shown. Until the person does something, that is
 * the first question without feedback, also when another device adds feedback.
 */
export const usePlayer = (whole: InterviewSession, sub: string) => {
  const client = useQueryClient()
  const { questions } = whole
  const { id } = whole.interview
  const [chosen, choose] = useState<number | null>(null)
  const drafts = useAnswerDrafts(sub, id, questions.length)
  const placeOf = (question: number): AnswerPlace => ({ sub, id, question })
  const places = () => questions.map((_, question) => placeOf(question))

  const feedbackIn = (now: InterviewSession) =>
    questions.map((_, at) => shownFeedback(answerTo(now, at), answerDrafts.read(placeOf(at))))
  const feedback = feedbackIn(whole)
  const at = Math.min(chosen ?? firstOpen(feedback), questions.length - 1)
  const draft = drafts[at] ?? null
  const answer = answerTo(whole, at)
  const isUnderWay = useIsMutating({ mutationKey: scoringKey(placeOf(at)) }) > 0
  // A question that is being scored stays shown, so that the person sees its feedback.
  if (chosen === null && (isUnderWay || answer)) choose(at)

  useDraftsNote(id, drafts)
  const send = useEffectEvent(() => void sendWaiting(client, places()))
  useEffect(() => {
    const onOnline = () => send()
    onOnline()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  const settle = useEffectEvent(() => settleArrived(client, places()))
  useEffect(() => {
    if (whole.answers.length > 0) settle()
  }, [whole.answers])

  return {
    at,
    question: questions[at] ?? '',
    isLast: at === questions.length - 1,
    place: placeOf(at),
    text: textOf(answer, draft),
    feedback,
    shown: feedback[at] ?? null,
    isUnderWay,
    /** No feedback is shown meanwhile. An answer that is sent again keeps the feedback of the fixed rules. */
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
    /** The first question without feedback on the server, from the newest data. */
    firstUnsaved: (): number | null =>
      firstUnsaved(feedbackIn(client.getQueryData(interviewQuery(id).queryKey) ?? whole)),
  }
}
export type PlayerState = ReturnType<typeof usePlayer>

/** Tells a person who leaves the player that the unscored answers are stored on this device. */
const useDraftsNote = (id: string, drafts: readonly (AnswerDraft | null)[]): void => {
  const onLeave = useEffectEvent(() => {
    // At the same address, the interview was completed or deleted, and that screen shows the drafts.
    if (session.sub() === null || location.pathname === paths.practice(id)) return
    if (!drafts.some(draft => draft !== null && draft.text.trim() !== '')) return
    notify({
      kind: 'info',
      title: 'Your answer is kept on this device.',
      description: 'Open the session again to continue.',
    })
  })
  useEffect(() => () => onLeave(), [])
}
