import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { ApiError, type ErrorCode } from '../../../../shared/api/errors.ts'
import type { AnswerFeedback, InterviewAnswer } from '../../../../shared/api/interviews.ts'
import { api } from '../../../api/api.ts'
import { timing } from '../../../timing.ts'
import { arrived, isOvertaken, notArrived, refused, sending } from './answer-draft.ts'
import { type AnswerPlace, answerDrafts } from './answer-drafts.ts'
import { interviewQuery } from './practice-queries.ts'
import { takeAnswer } from './take-answer.ts'

/** What became of an answer that was sent. `away`: it waits on this device, and is sent again. */
export type Scored =
  | { readonly kind: 'scored'; readonly feedback: AnswerFeedback }
  | { readonly kind: 'away' }
  | { readonly kind: 'refused'; readonly code: ErrorCode }

/** Of the request that scores this answer: while it is under way no other one is made. */
export const scoringKey = (id: string, question?: number) => [
  ...interviewQuery(id).queryKey,
  'score',
  ...(question === undefined ? [] : [question]),
]

/** How often it is asked for what an earlier request is still at. */
const asksAgain = 12

const codeOf = (error: unknown): ErrorCode | null => (error instanceof ApiError ? error.code : null)

/** The server would not have it, however often it is sent. All else may go well another time. */
const refusalOf = (error: unknown): ErrorCode | null => {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return null
  return error.code === 'in_progress' ? null : error.code
}

const known = (client: QueryClient, { id, question }: AnswerPlace): InterviewAnswer | undefined =>
  client.getQueryData(interviewQuery(id).queryKey)?.answers.find(each => each.question === question)

const hasFeedback = (client: QueryClient, place: AnswerPlace, text: string): boolean => {
  const answer = known(client, place)
  return answer?.text === text && answer.feedback !== null
}

/**
 * Sends an answer to be kept and scored. Who leaves the screen loses nothing: what comes is taken all the same. Null
 * where this very answer is on its way already. `quietly`: it waits here already, and nobody pressed for it.
 */
export const scoreAnswer = async (
  client: QueryClient,
  place: AnswerPlace,
  text: string,
  quietly = false,
): Promise<Scored | null> => {
  const { id, question } = place
  const mutationKey = scoringKey(id, question)
  if (client.isMutating({ mutationKey }) > 0) return null
  if (!quietly) answerDrafts.change(place, sending(text, known(client, place)?.text ?? null))
  const request = client.getMutationCache().build(client, {
    mutationKey,
    mutationFn: async () => {
      const answered = await api.interviews.answer({
        params: { id, question: String(question) },
        body: { text },
      })
      await takeAnswer(client, answered)
      return answered.answer
    },
    retry: (failures: number, error: Error) => codeOf(error) === 'in_progress' && failures < asksAgain,
    retryDelay: timing.scoreRetry,
  })
  try {
    const { feedback } = await request.execute(undefined)
    // Screens hear of the answer a moment later: a draft that went before it would leave the box empty meanwhile.
    await new Promise<void>(resolve => notifyManager.schedule(resolve))
    answerDrafts.change(place, feedback ? arrived(text) : notArrived)
    return feedback ? { kind: 'scored', feedback } : { kind: 'away' }
  } catch (error) {
    const code = refusalOf(error)
    // Where it has feedback already, there is nothing to send later.
    if (code === null)
      answerDrafts.change(place, hasFeedback(client, place, text) ? arrived(text) : notArrived)
    else answerDrafts.change(place, refused)
    return code === null ? { kind: 'away' } : { kind: 'refused', code }
  }
}

/** What arrived though nobody here was told, such as by an answer that was lost on its way back, waits no longer. */
export const settleArrived = (client: QueryClient, places: readonly AnswerPlace[]): void => {
  for (const place of places) {
    const sent = answerDrafts.read(place)?.sent ?? null
    if (sent !== null && hasFeedback(client, place, sent)) answerDrafts.change(place, arrived(sent))
  }
}

/**
 * Sends what waits on this device, one after the other, until one does not get through. What another device has answered
 * meanwhile is left as it is: the words here are then typed ones.
 */
export const sendWaiting = async (client: QueryClient, places: readonly AnswerPlace[]): Promise<void> => {
  settleArrived(client, places)
  for (const place of places) {
    const draft = answerDrafts.read(place)
    const sent = draft?.sent ?? null
    if (draft === null || sent === null) continue
    // As it is on the server by now; where that can't be had, the answer won't get through either.
    await client.prefetchQuery({ ...interviewQuery(place.id), staleTime: 0 })
    if (isOvertaken(draft, known(client, place)?.text ?? null)) {
      answerDrafts.change(place, refused)
      continue
    }
    const scored = await scoreAnswer(client, place, sent, true)
    if (scored !== null && scored.kind !== 'scored') return
  }
}
