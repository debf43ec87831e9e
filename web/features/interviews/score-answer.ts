import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { ApiError, type ErrorCode } from '../../../shared/api/errors.ts'
import type { AnswerFeedback, InterviewAnswer } from '../../../shared/api/interviews.ts'
import { api } from '../../api/api.ts'
import { timing } from '../../timing.ts'
import { arrived, isOvertaken, notArrived, refused, sending } from './answer-draft.ts'
import { type AnswerPlace, answerDrafts } from './answer-drafts.ts'
import { interviewQuery, putAnswer } from './interviews.ts'

/** What became of an answer that was sent. `waiting`: it waits on this device, and is sent again. */
type Scored =
  | { readonly kind: 'scored'; readonly feedback: AnswerFeedback }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly code: ErrorCode }

/** Of the request that scores this answer: while it is under way, no other one is made. */
export const scoringKey = ({ id, question }: AnswerPlace) => [
  ...interviewQuery(id).queryKey,
  'score',
  question,
]

/** How often the request is retried while the server still works on an earlier one. */
const retriesAtMost = 12

const isInProgress = (error: unknown): boolean => error instanceof ApiError && error.code === 'in_progress'

/** The code where the server refuses the answer however often it is sent; null: another try may go well. */
const refusalOf = (error: unknown): ErrorCode | null =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && !isInProgress(error)
    ? error.code
    : null

const storedAnswer = (client: QueryClient, { id, question }: AnswerPlace): InterviewAnswer | undefined =>
  client.getQueryData(interviewQuery(id).queryKey)?.answers.find(each => each.question === question)

const hasFeedback = (client: QueryClient, place: AnswerPlace, text: string): boolean => {
  const answer = storedAnswer(client, place)
  return answer?.text === text && answer.feedback !== null
}

/**
 * Sends an answer to be stored and scored. The feedback is put into the interview also when the person has left the screen.
 * Null where this answer is on its way already. `isRetry`: it waits here already, and nobody pressed for it.
 */
export const scoreAnswer = async (
  client: QueryClient,
  place: AnswerPlace,
  text: string,
  isRetry = false,
): Promise<Scored | null> => {
  const { id, question } = place
  const mutationKey = scoringKey(place)
  if (client.isMutating({ mutationKey }) > 0) return null
  if (!isRetry) answerDrafts.change(place, sending(text, storedAnswer(client, place)?.text ?? null))
  const request = client.getMutationCache().build(client, {
    mutationKey,
    mutationFn: async () => {
      const answered = await api.interviews.answer({
        params: { id, question: String(question) },
        body: { text },
      })
      await putAnswer(client, answered)
      return answered.answer
    },
    retry: (failures: number, error: Error) => isInProgress(error) && failures < retriesAtMost,
    retryDelay: timing.scoreRetry,
  })
  try {
    const { feedback } = await request.execute(undefined)
    // Screens hear of the answer a moment later: without the draft, the box would be empty meanwhile.
    await new Promise<void>(resolve => notifyManager.schedule(resolve))
    answerDrafts.change(place, feedback ? arrived(text) : notArrived)
    return feedback ? { kind: 'scored', feedback } : { kind: 'waiting' }
  } catch (error) {
    const code = refusalOf(error)
    // Where the answer has feedback already, there is nothing to send later.
    const failed = hasFeedback(client, place, text) ? arrived(text) : notArrived
    answerDrafts.change(place, code === null ? failed : refused)
    return code === null ? { kind: 'waiting' } : { kind: 'refused', code }
  }
}

/** Settles the drafts of answers that did arrive, such as where only the response was lost on its way back. */
export const settleArrived = (client: QueryClient, places: readonly AnswerPlace[]): void => {
  for (const place of places) {
    const sent = answerDrafts.read(place)?.sent ?? null
    if (sent !== null && hasFeedback(client, place, sent)) answerDrafts.change(place, arrived(sent))
  }
}

/**
 * Sends the answers that wait on this device, one after the other, until one does not get through. Where another device
 * has answered meanwhile, its answer stays, and the words here are a draft.
 */
export const sendWaiting = async (client: QueryClient, places: readonly AnswerPlace[]): Promise<void> => {
  settleArrived(client, places)
  for (const place of places) {
    const draft = answerDrafts.read(place)
    const sent = draft?.sent ?? null
    if (draft === null || sent === null) continue
    // As it is on the server by now; where that can't be had, the answer won't get through either.
    await client.prefetchQuery({ ...interviewQuery(place.id), staleTime: 0 })
    if (isOvertaken(draft, storedAnswer(client, place)?.text ?? null)) {
      answerDrafts.change(place, refused)
      continue
    }
    const scored = await scoreAnswer(client, place, sent, true)
    if (scored !== null && scored.kind !== 'scored') return
  }
}
