import { ApiError } from '../../shared/api/errors.ts'
import type { AnswerFeedback, Interview, InterviewAnswer } from '../../shared/api/interviews.ts'
import { feedbackFrom } from '../../shared/domain/interview/feedback.ts'
import { localFeedback } from '../../shared/domain/interview/local-feedback.ts'
import { withoutScorerInstructions } from '../../shared/domain/interview/scorer-instructions.ts'
import type { Standing } from '../../shared/domain/model-budget.ts'
import { allows } from '../../shared/domain/plan.ts'
import { giveFeedback } from '../prompts/give-feedback.ts'
import type { Log } from '../runtime/log.ts'
import { feedbackBound } from '../store/generation-row.ts'
import type { Lease } from '../store/generations.ts'
import { newFeedback } from '../store/interview-progress.ts'
import { type StoredInterview, sessionOf } from '../store/interview-row.ts'
import { answerOrNull, type InterviewServices } from './services.ts'

type Call = {
  readonly sub: string
  readonly id: string
  /** Counted from 0. */
  readonly question: number
  readonly text: string
  readonly now: Date
  readonly log: Log
}

type Scoring = Call & { readonly standing: Standing }

/** The lease of this scoring. `done`: the answer was scored before. Null: the quota of the day is used up. */
const beginScoring = async (
  { generations }: InterviewServices,
  { sub, id, now }: Call,
  { question, answeredAt }: InterviewAnswer,
): Promise<Lease | 'done' | null> => {
  const requestId = `answer-${id}-${question}-${Date.parse(answeredAt)}`
  try {
    return await generations.begin({ sub, id: requestId, charge: null, bound: feedbackBound }, now)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'daily_limit') return null
    throw error
  }
}

const feedbackOfModel = async (
  { model }: InterviewServices,
  { jobTitle, industry, difficulty, questions }: StoredInterview,
  { question, text }: InterviewAnswer,
  call: Scoring,
): Promise<AnswerFeedback | null> => {
  const answer = withoutScorerInstructions(text).text
  const task = giveFeedback({
    jobTitle,
    industry,
    difficulty,
    question: questions[question] ?? '',
    // An answer that only asks for a score is empty without its instructions.
    answer: answer === '' ? '(no answer)' : answer,
  })
  const draft = await answerOrNull(model, task, call)
  return draft && feedbackFrom(draft, text)
}

/** Scores a stored answer and stores the feedback. The quota is released where rules take the place of the model. */
const score = async (
  services: InterviewServices,
  call: Scoring,
  interview: StoredInterview,
  answer: InterviewAnswer,
) => {
  const { generations, interviews } = services
  const { sub, id } = call
  const lease = await beginScoring(services, call, answer)
  if (lease === 'done') return
  let isSaved = false
  try {
    const feedback = lease && (await feedbackOfModel(services, interview, answer, call))
    if (feedback) {
      // Nothing is written where the person changed the answer meanwhile: the new answer is scored by itself.
      isSaved = (await generations.finish(lease, newFeedback(sub, id, answer, feedback))).length === 0
      return
    }
  } finally {
    if (lease && !isSaved) await generations.releaseQuota(lease)
  }
  await interviews.addFeedback(sub, id, answer, localFeedback(answer.text))
}

/**
 * Stores an answer, then scores it by the model or by the documented rules. The same text is scored once, and again
 * where rules had scored it. Throws not_found, session_completed, upgrade_required, in_progress.
 */
export const answerQuestion = async (
  services: InterviewServices,
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
  const stored = await services.interviews.saveAnswer(sub, whole.interview, { question, text, now })
  await score(services, { ...call, standing: writer.standing }, whole.interview, stored)
  const after = await services.interviews.get(sub, id)
  const scored = after?.answers.find(each => each.question === question)
  if (!after || !scored) throw new ApiError('not_found')
  return { interview: sessionOf(after).interview, answer: scored }
}
