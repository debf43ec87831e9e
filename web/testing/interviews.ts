import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import type { Interview, InterviewSession, InterviewStart } from '../../shared/api/interviews.ts'
import { localFeedback } from '../../shared/domain/interview/local-feedback.ts'
import { standardQuestions } from '../../shared/domain/interview/questions.ts'
import { resultOf, scoredOf } from '../../shared/domain/interview/result.ts'
import type { Handlers } from './fake-server.ts'

/** An answer of 98 words, with a cause, an action and a figure. */
export const goodAnswer =
  'At Gani Haulage in April our Kano trucks kept missing the 6 a.m. slot at Apapa. My task was to find out why and bring late arrivals below 12 percent. I pulled three months of gate records into SQL, and saw that most delays began at one fuel stop near Ogere. I moved the stop to Ibafo, agreed it with the drivers, and checked the numbers every Monday. In eight months late deliveries went from 18 to 11 percent, and the client renewed for a year. I learned to look at the records before blaming the drivers.'

export const everyQuestion = standardQuestions.map((_, question) => question)

const analyst: Omit<InterviewStart, 'id'> = {
  jobTitle: 'Operations Analyst',
  companyName: 'Gani Haulage',
  industry: 'technology',
  difficulty: 'intermediate',
  applicationId: null,
  jobDescription: '',
  repeats: null,
}

const questionsFor = (jobTitle: string): string[] => [
  `Why do you want to work as ${jobTitle}?`,
  ...standardQuestions.slice(1),
]

/** The practice sessions of one person, as far as components can tell them from those of the server. */
export const fakeInterviews = () => {
  const sessions = new Map<string, InterviewSession>()
  // What was begun before is older than what a test begins.
  let older = Date.now() - 1_000_000
  let isModelAway = false

  const get = (id: string): InterviewSession => {
    const session = sessions.get(id)
    if (!session) throw new ApiError('not_found')
    return session
  }
  const put = (session: InterviewSession): InterviewSession => {
    const answered = scoredOf(session.answers).length
    const kept = { ...session, interview: { ...session.interview, answered } }
    sessions.set(kept.interview.id, kept)
    return kept
  }
  const start = ({ repeats, jobDescription: _, ...body }: InterviewStart, now = new Date()) => {
    const there = sessions.get(body.id)
    if (there) return there
    const before = repeats === null ? null : get(repeats)
    const questions = before?.questions ?? questionsFor(body.jobTitle)
    return put({
      interview: {
        ...body,
        askedBy: before?.interview.askedBy ?? (isModelAway ? 'standard' : 'model'),
        questionCount: questions.length,
        answered: 0,
        completed: false,
        overallScore: null,
        durationMinutes: null,
        feedback: '',
        createdAt: now.toISOString(),
        completedAt: null,
      },
      questions,
      answers: [],
    })
  }
  const answer = (id: string, question: number, text: string) => {
    const session = get(id)
    const before = session.answers.find(each => each.question === question)
    if (before?.text === text && before.feedback?.by === 'model')
      return { interview: session.interview, answer: before }
    if (session.interview.completed) throw new ApiError('session_completed')
    const byRules = localFeedback(text)
    const byModel = {
      ...byRules,
      assessment: 'You say what you did, and what came of it.',
      by: 'model',
    } as const
    const feedback = isModelAway ? byRules : byModel
    const made = { question, text, feedback, answeredAt: new Date().toISOString() }
    const answers = [...session.answers.filter(each => each !== before), made]
    const kept = put({ ...session, answers: answers.toSorted((one, other) => one.question - other.question) })
    return { interview: kept.interview, answer: made }
  }
  const complete = (id: string): Interview => {
    const session = get(id)
    const { interview, answers } = session
    if (interview.completed) return interview
    if (interview.answered < interview.questionCount) throw new ApiError('unanswered')
    const ended = { completed: true, durationMinutes: 1, completedAt: new Date().toISOString() }
    return put({ ...session, interview: { ...interview, ...resultOf(answers), ...ended } }).interview
  }
  const remove = (id: string): { id: string } => {
    get(id)
    sessions.delete(id)
    return { id }
  }
  /** Newest first. */
  const all = (): InterviewSession[] =>
    [...sessions.values()].toSorted((one, other) => (one.interview.id < other.interview.id ? 1 : -1))

  const answers = {
    'interviews.list': () => ({ interviews: all().map(({ interview }) => interview) }),
    'interviews.get': ({ params: { id } }) => get(id),
    'interviews.start': ({ body }) => start(body),
    'interviews.answer': ({ params: { id, question }, body: { text } }) => answer(id, Number(question), text),
    'interviews.complete': ({ params: { id } }) => complete(id),
    'interviews.remove': ({ params: { id } }) => remove(id),
  } satisfies Handlers

  return {
    /** For `openApp`. */
    answers,
    /** What the server holds now, newest first. */
    all,
    get,
    remove,
    /** Begins a practice as if on another device, with good answers to these questions, counted from 0. */
    practise: (but: Partial<InterviewStart> = {}, questions: readonly number[] = []): InterviewSession => {
      older += 1
      const { interview } = start({ ...analyst, id: ulid(older), ...but }, new Date(older))
      for (const question of questions) answer(interview.id, question, goodAnswer)
      return get(interview.id)
    },
    /** A practice that was answered to the end. */
    completed: (but: Partial<InterviewStart> = {}): InterviewSession => {
      older += 1
      const { interview } = start({ ...analyst, id: ulid(older), ...but }, new Date(older))
      for (const question of everyQuestion) answer(interview.id, question, goodAnswer)
      complete(interview.id)
      return get(interview.id)
    },
    /** What is done on another device meanwhile. */
    answer,
    complete,
    /** From now on the model does not answer, or it does again. */
    setModelAway: (isAway: boolean): void => {
      isModelAway = isAway
    },
  }
}
