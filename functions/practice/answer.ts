import { ApiError } from '../../shared/api/errors.ts'
import type { AnswerFeedback, Interview, InterviewAnswer } from '../../shared/api/interviews.ts'
import { feedbackFrom } from '../../shared/domain/interview/feedback-from.ts'
import { localFeedback } from '../../shared/domain/interview/local-feedback.ts'
import { withoutOrders } from '../../shared/domain/interview/orders.ts'
import { allows } from '../../shared/domain/plan.ts'
import { giveFeedback } from '../prompts/give-feedback.ts'
import type { Log } from '../runtime/log.ts'
import { feedbackBound } from '../store/generation-row.ts'
import type { Held } from '../store/generations.ts'
import { newFeedback } from '../store/interview-answer.ts'
import type { StoredInterview } from '../store/interview-row.ts'
import { sessionOf } from '../store/whole-interview.ts'
import { askedModel } from './ask-model.ts'
import type { PracticeServices } from './services.ts'

type Call = {
  readonly sub: string
  readonly id: string
  /** Counted from 0. */
  readonly question: number
  readonly text: string
  readonly now: Date
  readonly log: Log
}

/** The lease of this one scoring; `done`: it was scored already; null: the day's feedback is used up. */
const begin = async (
  { generations }: PracticeServices,
  { sub, id, now }: Call,
  { question, answeredAt }: InterviewAnswer,
): Promise<Held | 'done' | null> => {
  const wish = `answer-${id}-${question}-${Date.parse(answeredAt)}`
  try {
    return await generations.begin({ sub, id: wish, charge: null, bound: feedbackBound }, now)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'daily_limit') return null
    throw error
  }
}

const byModel = async (
  { model }: PracticeServices,
  { jobTitle, industry, difficulty, questions }: StoredInterview,
  { question, text }: InterviewAnswer,
  log: Log,
): Promise<AnswerFeedback | null> => {
  const answer = withoutOrders(text).text
  const task = giveFeedback({
    jobTitle,
    industry,
    difficulty,
    question: questions[question] ?? '',
    // Of an answer that does nothing but ask for a score there is nothing to be read.
    answer: answer === '' ? '(no answer)' : answer,
  })
  const draft = await askedModel(model, task, log)
  return draft && feedbackFrom(draft, text)
}

/** Scores a stored answer, and joins the feedback to it. Where the model gives none, nothing is counted. */
const score = async (
  services: PracticeServices,
  call: Call,
  session: StoredInterview,
  answer: InterviewAnswer,
) => {
  const { generations, interviews } = services
  const { sub, id, log } = call
  const held = await begin(services, call, answer)
  if (held === 'done') return
  let isKept = false
  try {
    const feedback = held && (await byModel(services, session, answer, log))
    if (feedback) {
      // Of an answer that was changed meanwhile nothing is kept: the later one has a scoring of its own.
      isKept = (await generations.finish(held, newFeedback(sub, id, answer, feedback))).length === 0
      return
    }
  } finally {
    if (held && !isKept) await generations.giveBack(held)
  }
  await interviews.addFeedback(sub, id, answer, localFeedback(answer.text))
}

/**
 * Keeps an answer, then scores it: by the model, or by the documented rules. The same text again is scored once, and once
 * more where rules had scored it. Throws not_found, session_completed, upgrade_required, in_progress.
 */
export const answer = async (
  services: PracticeServices,
  call: Call,
): Promise<{ interview: Interview; answer: InterviewAnswer }> => {
  const { sub, id, question, text, now } = call
  const [writer, whole] = await Promise.all([
    services.writers.get(sub, now),
    services.interviews.get(sub, id),
  ])
  if (!whole || question >= whole.interview.questionCount) throw new ApiError('not_found')
  const before = whole.answers.find(each => each.question === question)
  if (before?.text === text && before.feedback?.by === 'model')
    return { interview: sessionOf(whole).interview, answer: before }
  if (whole.interview.completed) throw new ApiError('session_completed')
  if (!allows(writer.tier, 'interview-coach')) throw new ApiError('upgrade_required')
  const kept = await services.interviews.keepAnswer(sub, whole.interview, { question, text, now })
  await score(services, call, whole.interview, kept)
  const after = await services.interviews.get(sub, id)
  const scored = after?.answers.find(each => each.question === question)
  if (!after || !scored) throw new ApiError('not_found')
  return { interview: sessionOf(after).interview, answer: scored }
}
