import { createBedrock } from '../../local/bedrock/bedrock.ts'
import { type Call, call } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import { interview, interviewAnswer, interviewSession } from '../../shared/api/interviews.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { serveInterviews } from '../api/interviews.ts'
import { bedrockClient } from '../services/model/bedrock.ts'
import { createModelBudget } from '../services/model/budget.ts'
import { createModel } from '../services/model/create-model.ts'
import { generationStore } from '../store/generations.ts'
import { interviewStore } from '../store/interviews.ts'
import { modelSpendStore } from '../store/model-spend.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { writerStore } from '../store/writers.ts'

/** Interviews over an embedded table and the stand-in of the model. The caller must stop it. */
export const startInterviews = async () => {
  const { table, stop } = await startTable()
  const bedrock = await createBedrock()
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const client = bedrockClient({ region: 'eu-west-1', endpoint: bedrock.url, credentials })
  // Longer than a call takes on a busy machine, and short enough for a call that hangs.
  const spends = modelSpendStore(table)
  const model = createModel({
    client,
    modelId: 'test',
    prices: { input: 1, output: 5 },
    budget: createModelBudget({ spends, dollarsADay: 1000 }),
    deadlines: { whole: 2500 },
    // A throttled call is retried without a pause, because the pauses could outlast the deadline.
    random: () => 0,
  })
  const sessions = interviewStore(table)
  const gateway = serveInterviews({
    model,
    generations: generationStore(table),
    writers: writerStore(table),
    interviews: sessions,
  })
  const ask = (request: Call) => call(gateway, request)
  return {
    table,
    spends,
    bedrock,
    sessions,
    ask,
    start: async (sub: string, body: object) => {
      const { status, body: answered } = await ask({ route: 'POST /interviews', sub, body })
      return { status, error: answered.error, session: interviewSession.safeParse(answered).data }
    },
    answer: async (sub: string, id: string, question: number, text: string) => {
      const { status, body: answered } = await ask({
        route: 'PUT /interviews/{id}/answers/{question}',
        sub,
        params: { id, question: String(question) },
        body: { text },
      })
      return {
        status,
        error: answered.error,
        interview: interview.safeParse(answered.interview).data,
        answer: interviewAnswer.safeParse(answered.answer).data,
      }
    },
    /** Starts a month of a paid plan. */
    givePlan: async (sub: string, tier: PaidTier): Promise<void> => {
      const now = new Date()
      const paid = { type: 'paid', id: 'paid', at: now.toISOString(), tier, purchase: 'month' } as const
      const event = { ...paid, until: null, reusable: true, automatic: false }
      await subscriptionStore(table).change(sub, now, () => ({ events: [event] }))
    },
    stop: async () => {
      client.destroy()
      await bedrock.stop()
      await stop()
    },
  }
}
