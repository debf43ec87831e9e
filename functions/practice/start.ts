import { ApiError } from '../../shared/api/errors.ts'
import {
  type InterviewSession,
  type InterviewStart,
  interviewsAtMost,
  questionsInSession,
} from '../../shared/api/interviews.ts'
import { trackingKey } from '../../shared/domain/application.ts'
import { questionSet } from '../../shared/domain/interview/question-set.ts'
import { allows } from '../../shared/domain/plan.ts'
import { untrusted } from '../../shared/domain/untrusted.ts'
import { askQuestions } from '../prompts/ask-questions.ts'
import type { Log } from '../runtime/log.ts'
import type { Failed } from '../store/failed-conditions.ts'
import { questionsBound } from '../store/generation-row.ts'
import type { NewInterview, StoredInterview } from '../store/interview-row.ts'
import { newInterview } from '../store/interviews.ts'
import { sessionOf } from '../store/whole-interview.ts'
import { askedModel } from './ask-model.ts'
import type { PracticeServices } from './services.ts'

/** Of so many sessions for a job the questions are not asked again. */
const sessionsRemembered = 8

type Call = { readonly sub: string; readonly body: InterviewStart; readonly now: Date; readonly log: Log }

/** What was asked lately in sessions for a job of that name, whatever its company. */
const askedBefore = (sessions: readonly StoredInterview[], jobTitle: string): string[] => {
  const key = (title: string) => trackingKey({ jobTitle: title, companyName: '' })
  return sessions
    .filter(session => key(session.jobTitle) === key(jobTitle))
    .slice(0, sessionsRemembered)
    .flatMap(({ questions }) => questions)
}

const found = async ({ interviews }: PracticeServices, sub: string, id: string) => {
  const whole = await interviews.get(sub, id)
  return whole && sessionOf(whole)
}

/** Begun meanwhile, by the same wish: that one is it. Else there is no room, or it was removed since. */
const settled = async (services: PracticeServices, { sub, body }: Call, failed: readonly Failed[]) => {
  const there = await found(services, sub, body.id)
  if (!there) throw new ApiError(failed.length > 0 ? 'too_many_interviews' : 'not_found')
  return there
}

/** Begins a session with the model's questions, and keeps it; without the model, with the standard ones. */
const begun = async (services: PracticeServices, call: Call): Promise<InterviewSession> => {
  const { sub, body, now, log } = call
  const { id, jobTitle, companyName, industry, difficulty, applicationId } = body
  const { generations, interviews, model } = services
  const wish = { sub, id: `interview-${id}`, charge: null, bound: questionsBound }
  const sessions = await interviews.list(sub)
  // Before the model is asked: what it says would be in vain.
  if (sessions.length >= interviewsAtMost) throw new ApiError('too_many_interviews')
  const held = await generations.begin(wish, now)
  if (held === 'done') return settled(services, call, [])
  const asked = askedBefore(sessions, jobTitle)
  let isKept = false
  try {
    const task = askQuestions({
      jobTitle,
      companyName,
      industry,
      difficulty,
      jobDescription: untrusted(body.jobDescription),
      askedBefore: asked,
      count: questionsInSession,
    })
    const draft = await askedModel(model, task, log)
    const set = questionSet(draft?.questions ?? [], asked, questionsInSession)
    const it: NewInterview = { id, jobTitle, companyName, industry, difficulty, applicationId, ...set }
    // Where the model gave nothing, nothing was used.
    if (set.askedBy === 'standard') return settled(services, call, await interviews.add(sub, it, now))
    const failed = await generations.finish(held, newInterview(sub, it, now))
    isKept = failed.length === 0
    return settled(services, call, failed)
  } finally {
    if (!isKept) await generations.giveBack(held)
  }
}

/** The questions of another session once more: that asks no model, and counts nothing. */
const repeated = async (
  services: PracticeServices,
  call: Call,
  repeats: string,
): Promise<InterviewSession> => {
  const { sub, body, now } = call
  const before = await services.interviews.get(sub, repeats)
  if (!before) throw new ApiError('not_found')
  const { jobTitle, companyName, industry, difficulty, applicationId, askedBy, questions } = before.interview
  const same = { jobTitle, companyName, industry, difficulty, applicationId, askedBy, questions }
  return settled(services, call, await services.interviews.add(sub, { id: body.id, ...same }, now))
}

/**
 * Begins a practice, once a wish however often it is sent. Throws upgrade_required, not_found (of what it repeats),
 * too_many_interviews, daily_limit, in_progress.
 */
export const start = async (services: PracticeServices, call: Call): Promise<InterviewSession> => {
  const { sub, body, now } = call
  const [writer, earlier] = await Promise.all([services.writers.get(sub, now), found(services, sub, body.id)])
  if (!allows(writer.tier, 'interview-coach')) throw new ApiError('upgrade_required')
  if (earlier) return earlier
  return body.repeats === null ? begun(services, call) : repeated(services, call, body.repeats)
}
