import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { ApiError, type ErrorCode } from '../../../shared/api/errors.ts'
import type { AnswerFeedback, InterviewAnswer } from '../../../shared/api/interviews.ts'
import { api } from '../../api/api.ts'
import { timing } from '../../timing.ts'
import { arrived, isOvertaken, notArrived, refused, sending } from './answer-draft.ts'
import { type AnswerPlace, answerDrafts } from './answer-drafts.ts'
import { interviewQuery, putAnswer } from './interviews.ts'

/** The outcome of a sent answer. `waiting`: it is stored on this device, and sent again later. */
type Scored =
  | { readonly kind: 'scored'; readonly feedback: AnswerFeedback }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly code: ErrorCode }

/** The mutation that scores an answer. While it runs, the same answer is not sent again. */
export const scoringKey = ({ id, question }: AnswerPlace) => [
  ...interviewQuery(id).queryKey,
  'score',
  question,
]

/** The limit of retries while the server is still busy with an earlier request. */
const retriesAtMost = 12

const isInProgress = (error: unknown): boolean => error instanceof ApiError && error.code === 'in_progress'

/** The code of a refusal that a retry can't change; null: a retry may succeed. */
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
 * Sends an answer to be stored and scored. The feedback is shown also after the person has left the screen and come back.
 * Null: the answer is being sent already. `isRetry`: the draft is marked as sent already.
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
    // The draft stays until the screens have the answer, because the box would be empty for a moment otherwise.
    await new Promise<void>(resolve => notifyManager.schedule(resolve))
    answerDrafts.change(place, feedback ? arrived(text) : notArrived)
    return feedback ? { kind: 'scored', feedback } : { kind: 'waiting' }
  } catch (error) {
    const code = refusalOf(error)
    // An answer that already has feedback need not be sent again.
    const failed = hasFeedback(client, place, text) ? arrived(text) : notArrived
    answerDrafts.change(place, code === null ? failed : refused)
    return code === null ? { kind: 'waiting' } : { kind: 'refused', code }
  }
}

/** Removes drafts that the server has scored, for example if only the response was lost. */
export const settleArrived = (client: QueryClient, places: readonly AnswerPlace[]): void => {
  for (const place of places) {
    const sent = answerDrafts.read(place)?.sent ?? null
    if (sent !== null && hasFeedback(client, place, sent)) answerDrafts.change(place, arrived(sent))
  }
}

/**
 * Sends the answers that wait on this device, one after the other, and stops at the first failure. If another device has
 * changed an answer, its text stays on the server, and the text here becomes a draft again.
 */
export const sendWaiting = async (client: QueryClient, places: readonly AnswerPlace[]): Promise<void> => {
  settleArrived(client, places)
  for (const place of places) {
    const draft = answerDrafts.read(place)
    const sent = draft?.sent ?? null
    if (draft === null || sent === null) continue
    // Loads the server's answers. If that fails, sending fails too.
    await client.prefetchQuery({ ...interviewQuery(place.id), staleTime: 0 })
    if (isOvertaken(draft, storedAnswer(client, place)?.text ?? null)) {
      answerDrafts.change(place, refused)
      continue
    }
    const scored = await scoreAnswer(client, place, sent, true)
    if (scored !== null && scored.kind !== 'scored') return
  }
}
