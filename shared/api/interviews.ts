import * as z from 'zod/mini'
import { difficulties, interviewIndustries } from '../lists.ts'
import { instant, line, optionalLine, optionalText, ulid } from './fields.ts'
import { domain } from './operation.ts'

/** The most sessions of one person. */
export const interviewsAtMost = 300
/** The most characters of an answer, about five thousand words. */
export const answerLimit = 40_000
/** How many questions a session has. */
export const questionsInSession = 8
/** How many sessions the screen lists before View All. */
export const sessionsShown = 3
/** The suggested number of words for an answer. */
export const suggestedWords = { from: 80, to: 150 } as const

const score = z.int().check(z.minimum(0), z.maximum(100))

/** The feedback for an answer. Scores are 0 to 100. */
const answerFeedback = z.object({
  overall: score,
  communication: score,
  content: score,
  confidence: score,
  /** One or two sentences. */
  assessment: z.string(),
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  /** `rules`: the model was unavailable, so the documented rules scored the answer. */
  by: z.enum(['model', 'rules']),
})
export type AnswerFeedback = z.infer<typeof answerFeedback>

/** An answer to one question of a session. Questions are counted from 0. */
export const interviewAnswer = z.object({
  question: z.int(),
  text: z.string(),
  /** Null while the answer is scored, and when the scoring failed. */
  feedback: z.nullable(answerFeedback),
  answeredAt: instant,
})
export type InterviewAnswer = z.infer<typeof interviewAnswer>

/** A session as the list shows it. */
export const interview = z.object({
  id: ulid,
  jobTitle: z.string(),
  /** Empty when no company was named. */
  companyName: z.string(),
  industry: z.enum(interviewIndustries),
  difficulty: z.enum(difficulties),
  /** The application that the session is for; null when none was named. */
  applicationId: z.nullable(ulid),
  /** `standard`: the eight standard questions, asked when the model is unavailable. */
  askedBy: z.enum(['model', 'standard']),
  /** How many questions there are, and how many have an answer with feedback. */
  questionCount: z.int(),
  answered: z.int(),
  completed: z.boolean(),
  /** The mean of the answers' scores; null until the session is completed. */
  overallScore: z.nullable(score),
  /**
   * The time spent on the session, without long pauses, in whole minutes and at least one; null until the session is
   * completed.
   */
  durationMinutes: z.nullable(z.int()),
  /** The feedback for the whole session; empty until the session is completed. */
  feedback: z.string(),
  createdAt: instant,
  completedAt: z.nullable(instant),
})
export type Interview = z.infer<typeof interview>

/** A session with its questions and answers. */
export const interviewSession = z.object({
  interview,
  questions: z.array(z.string()),
  /** In the order of the questions. Questions without an answer are left out. */
  answers: z.array(interviewAnswer),
})
export type InterviewSession = z.infer<typeof interviewSession>

export const interviewStart = z.strictObject({
  /** The id of the session, made by the client. A start that is sent again with this id is one start. */
  id: ulid,
  jobTitle: line('Job title', 200),
  companyName: optionalLine(200),
  industry: z.enum(interviewIndustries),
  difficulty: z.enum(difficulties),
  /** The application that the session is for. */
  applicationId: z.nullable(ulid),
  /** The description of the posting; empty when it is not known. */
  jobDescription: optionalText(20_000),
  /** The session whose questions are asked again; null for new questions. */
  repeats: z.nullable(ulid),
})
export type InterviewStart = z.infer<typeof interviewStart>

export const answerText = z.string().check(
  z.regex(/\S/, 'Please provide an answer before continuing.'),
  z.maxLength(answerLimit, {
    error: () => `Keep this to at most ${answerLimit.toLocaleString('en')} characters.`,
  }),
)

const byId = z.strictObject({ id: ulid })

export const interviewOperations = domain({
  list: {
    method: 'GET',
    path: '/interviews',
    access: 'person',
    summary: "The caller's interviews, newest first.",
    response: z.object({ interviews: z.array(interview) }),
    errors: [],
  },
  get: {
    method: 'GET',
    path: '/interviews/{id}',
    access: 'person',
    summary: 'One session with its questions and answers.',
    params: byId,
    response: interviewSession,
    errors: ['invalid_input', 'not_found'],
  },
  start: {
    method: 'POST',
    path: '/interviews',
    access: 'person',
    rate: 'model',
    summary:
      'Start an interview with questions for the job, or with the standard ones where the model does not answer.',
    body: interviewStart,
    response: interviewSession,
    status: 201,
    errors: [
      'invalid_input',
      'upgrade_required',
      'not_found',
      'too_many_interviews',
      'daily_limit',
      'in_progress',
    ],
  },
  answer: {
    method: 'PUT',
    path: '/interviews/{id}/answers/{question}',
    access: 'person',
    rate: 'model',
    summary: 'Keep an answer and score it; where the model is away, by the documented rules.',
    params: z.strictObject({
      id: ulid,
      /** Counted from 0. */
      question: z.string().check(z.regex(/^[0-9]{1,2}$/, 'This is no number of a question.')),
    }),
    body: z.strictObject({ text: answerText }),
    response: z.object({ interview, answer: interviewAnswer }),
    errors: ['invalid_input', 'upgrade_required', 'not_found', 'session_completed', 'in_progress'],
  },
  complete: {
    method: 'POST',
    path: '/interviews/{id}/complete',
    access: 'person',
    summary: 'End a session whose questions all have feedback, with its score and duration.',
    params: byId,
    response: interview,
    errors: ['invalid_input', 'not_found', 'unanswered'],
  },
  remove: {
    method: 'DELETE',
    path: '/interviews/{id}',
    access: 'person',
    summary: 'Delete a session and its answers.',
    params: byId,
    response: z.object({ id: ulid }),
    errors: ['invalid_input', 'not_found'],
  },
})
