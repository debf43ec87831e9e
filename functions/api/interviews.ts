import { ApiError } from '../../shared/api/errors.ts'
import { interviewOperations } from '../../shared/api/interviews.ts'
import { answer } from '../practice/answer.ts'
import type { PracticeServices } from '../practice/services.ts'
import { start } from '../practice/start.ts'
import { type Gateway, serve } from '../runtime/serve.ts'
import { sessionOf } from '../store/whole-interview.ts'

export const interviews = (services: PracticeServices): Gateway =>
  serve(interviewOperations)(services, {
    list: async ({ caller }, { interviews }) => ({ interviews: await interviews.list(caller.sub) }),
    get: async ({ caller, params }, { interviews }) => {
      const whole = await interviews.get(caller.sub, params.id)
      if (!whole) throw new ApiError('not_found')
      return sessionOf(whole)
    },
    start: ({ caller: { sub }, body, now, log }, services) => start(services, { sub, body, now, log }),
    answer: ({ caller: { sub }, params: { id, question }, body: { text }, now, log }, services) =>
      answer(services, { sub, id, question: Number(question), text, now, log }),
    complete: ({ caller, params, now }, { interviews }) => interviews.complete(caller.sub, params.id, now),
    remove: async ({ caller, params: { id } }, { interviews }) => {
      await interviews.remove(caller.sub, id)
      return { id }
    },
  })
