import { ApiError } from '../../shared/api/errors.ts'
import {
  type InterviewSession,
  type InterviewStart,
  interviewsAtMost,
  questionsInSession,
} from '../../shared/api/interviews.ts'
import { trackingKey } from '../../shared/domain/application.ts'
import { questionSet } from '../../shared/domain/interview/questions.ts'
import type { Standing } from '../../shared/domain/model-budget.ts'
import { allows } from '../../shared/domain/plan.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import { askQuestions } from '../prompts/ask-questions.ts'
import type { Log } from '../runtime/log.ts'
import type { Failed } from '../store/conflicts.ts'
import { questionsBound } from '../store/generation-row.ts'
import { type NewInterview, type StoredInterview, sessionOf } from '../store/interview-row.ts'
import { newInterview } from '../store/interviews.ts'
import { answerOrNull, type InterviewServices } from './services.ts'

/** The questions of this many earlier interviews for a job are not asked again. */
const interviewsRemembered = 8

type Call = { readonly sub: string; readonly body: InterviewStart; readonly now: Date; readonly log: Log }

/** The questions of the latest interviews for the same job title, at any company. */
const questionsBefore = (interviews: readonly StoredInterview[], jobTitle: string): string[] => {
  const key = (title: string) => trackingKey({ jobTitle: title, companyName: '' })
  return interviews
    .filter(interview => key(interview.jobTitle) === key(jobTitle))
    .slice(0, interviewsRemembered)
    .flatMap(({ questions }) => questions)
}

const findSession = async ({ interviews }: InterviewServices, sub: string, id: string) => {
  const whole = await interviews.get(sub, id)
  return whole && sessionOf(whole)
}

/** The interview as it is stored. It is missing where the person has too many, or has deleted it meanwhile. */
const storedSession = async (services: InterviewServices, { sub, body }: Call, failed: readonly Failed[]) => {
  const session = await findSession(services, sub, body.id)
  if (!session) throw new ApiError(failed.length > 0 ? 'too_many_interviews' : 'not_found')
  return session
}

/** Stores an interview with questions of the model, or with the standard questions where the model gave none. */
const startNew = async (
  services: InterviewServices,
  call: Call,
  standing: Standing,
): Promise<InterviewSession> => {
  const { sub, body, now, log } = call
  const { id, jobTitle, companyName, industry, difficulty, applicationId } = body
  const { generations, interviews, model } = services
  const request = { sub, id: `interview-${id}`, charge: null, bound: questionsBound }
  const earlier = await interviews.list(sub)
  // Before the model is asked, because its answer could not be stored.
  if (earlier.length >= interviewsAtMost) throw new ApiError('too_many_interviews')
  const lease = await generations.begin(request, now)
  if (lease === 'done') return storedSession(services, call, [])
  const askedBefore = questionsBefore(earlier, jobTitle)
  let isSaved = false
  try {
    const task = askQuestions({
      jobTitle,
      companyName,
      industry,
      difficulty,
      jobDescription: untrusted(body.jobDescription),
      askedBefore,
      count: questionsInSession,
    })
    const draft = await answerOrNull(model, task, { standing, now, log })
    const set = questionSet(draft?.questions ?? [], askedBefore, questionsInSession)
    const interview: NewInterview = { id, jobTitle, companyName, industry, difficulty, applicationId, ...set }
    // The standard questions use no quota, which is released below.
    if (set.askedBy === 'standard')
      return storedSession(services, call, await interviews.add(sub, interview, now))
    const failed = await generations.finish(lease, newInterview(sub, interview, now))
    isSaved = failed.length === 0
    return storedSession(services, call, failed)
  } finally {
    if (!isSaved) await generations.releaseQuota(lease)
  }
}

/** Stores an interview with the questions of another one. No model is asked, and no quota is used. */
const repeat = async (
  services: InterviewServices,
  call: Call,
  repeats: string,
): Promise<InterviewSession> => {
  const { sub, body, now } = call
  const before = await services.interviews.get(sub, repeats)
  if (!before) throw new ApiError('not_found')
  const { jobTitle, companyName, industry, difficulty, applicationId, askedBy, questions } = before.interview
  const same = { jobTitle, companyName, industry, difficulty, applicationId, askedBy, questions }
  return storedSession(services, call, await services.interviews.add(sub, { id: body.id, ...same }, now))
}

/**
 * Starts an interview. A request that is sent twice starts one interview. Throws upgrade_required, not_found (the
 * interview to repeat), too_many_interviews, daily_limit, in_progress.
 */
export const startInterview = async (services: InterviewServices, call: Call): Promise<InterviewSession> => {
  const { sub, body, now } = call
  const [writer, earlier] = await Promise.all([
    services.writers.get(sub, now),
    findSession(services, sub, body.id),
  ])
  if (!allows(writer.tier, 'interview-coach')) throw new ApiError('upgrade_required')
  if (earlier) return earlier
  return body.repeats === null
    ? startNew(services, call, writer.standing)
    : repeat(services, call, body.repeats)
}
