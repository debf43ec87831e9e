import { ApiError } from '../../shared/api/errors.ts'
import { interviewOperations } from '../../shared/api/interviews.ts'
import type { Uses } from '../composition/services.ts'
import { type InterviewServices, interviewDeadlines } from '../interviews/services.ts'
import { guarded } from '../runtime/guarded.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { generationStore } from '../store/generations.ts'
import { sessionOf } from '../store/interview-row.ts'
import { interviewStore } from '../store/interviews.ts'
import { writerStore } from '../store/writers.ts'

export const serveInterviews = (services: InterviewServices): Gateway =>
  serve(interviewOperations)(services, {
    list: async ({ caller }, { interviews }) => ({ interviews: await interviews.list(caller.sub) }),
    get: async ({ caller, params }, { interviews }) => {
      const interview = await interviews.get(caller.sub, params.id)
      if (!interview) throw new ApiError('not_found')
      return sessionOf(interview)
    },
    start: async ({ caller: { sub }, body, now, log }, services) =>
      (await import('../interviews/start-interview.ts')).startInterview(services, { sub, body, now, log }),
    answer: async ({ caller: { sub }, params: { id, question }, body: { text }, now, log }, services) =>
      (await import('../interviews/answer-question.ts')).answerQuestion(services, {
        sub,
        id,
        question: Number(question),
        text,
        now,
        log,
      }),
    complete: ({ caller, params, now }, { interviews }) => interviews.complete(caller.sub, params.id, now),
    remove: async ({ caller, params: { id } }, { interviews }) => {
      await interviews.remove(caller.sub, id)
      return { id }
    },
  })

export const interviews = ({ table, model }: Uses<'table' | 'model'>) =>
  guarded(
    serveInterviews({
      generations: generationStore(table()),
      interviews: interviewStore(table()),
      writers: writerStore(table()),
      model: model(interviewDeadlines),
    }),
    table(),
  )
