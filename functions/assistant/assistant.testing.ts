import { setTimeout as wait } from 'node:timers/promises'
import { createBedrock } from '../../local/bedrock/bedrock.ts'
import { type Call, streamCall } from '../../local/gateway.testing.ts'
import { startTable } from '../../local/table.testing.ts'
import {
  coachWritten,
  letterWritten,
  lineImproved,
  profileTextWritten,
  resumeWritten,
  skillGapWritten,
} from '../../shared/api/assistant.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { serveAssistant } from '../api/assistant.ts'
import { bedrockClient } from '../services/model/bedrock.ts'
import { createModelBudget } from '../services/model/budget.ts'
import { createModel } from '../services/model/create-model.ts'
import { adviceStores } from '../store/advice.ts'
import { generationStore } from '../store/generations.ts'
import { letterStore } from '../store/letters.ts'
import { modelSpendStore } from '../store/model-spend.ts'
import { recordStore } from '../store/record.ts'
import { resumeStore } from '../store/resumes.ts'
import { subscriptionStore } from '../store/subscriptions.ts'
import { writerStore } from '../store/writers.ts'

// Short, but longer than a call takes on a busy machine.
const deadlines = { firstByte: 1500, silence: 1500, whole: 6000 }
/** A throttled call is retried without a pause. */
const noPause = () => 0

/** The assistant over an embedded table and the stand-in of the model. The caller must stop it. */
export const startAssistant = async () => {
  const { table, costOf, stop } = await startTable()
  const bedrock = await createBedrock()
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const client = bedrockClient({ region: 'eu-west-1', endpoint: bedrock.url, credentials })
  const prices = { input: 1, output: 5 }
  const spends = modelSpendStore(table)
  const budget = createModelBudget({ spends, dollarsADay: 1000 })
  const model = createModel({ client, modelId: 'test', prices, budget, deadlines, random: noPause })
  const stores = {
    generations: generationStore(table),
    writers: writerStore(table),
    records: recordStore(table),
    resumes: resumeStore(table),
    letters: letterStore(table),
    ...adviceStores(table),
  }
  const services = { model, ...stores }
  const gateway = serveAssistant(services)
  const ask = (request: Call, most?: number) => streamCall(gateway, request, most)
  /** Sends a request, and reads the events of its answer. */
  const send =
    <Event>(path: string, schema: { parse: (event: unknown) => Event }) =>
    async (sub: string, body: object, most?: number) => {
      const { status, body: refused, events } = await ask({ route: `POST ${path}`, sub, body }, most)
      return { status, refused, events: events.map(event => schema.parse(event)) }
    }
  return {
    ...stores,
    services,
    table,
    spends,
    costOf,
    bedrock,
    ask,
    resume: send('/assistant/resumes', resumeWritten),
    letter: send('/assistant/letters', letterWritten),
    revision: send('/assistant/revised-letters', letterWritten),
    line: send('/assistant/improved-lines', lineImproved),
    profileText: send('/assistant/profile-texts', profileTextWritten),
    skillGap: send('/assistant/skill-gaps', skillGapWritten),
    coach: send('/assistant/coach', coachWritten),
    /** Starts a month of a paid plan. */
    givePlan: async (sub: string, tier: PaidTier): Promise<void> => {
      const now = new Date()
      const paid = { type: 'paid', id: 'paid', at: now.toISOString(), tier, purchase: 'month' } as const
      const event = { ...paid, until: null, reusable: true, automatic: false }
      await subscriptionStore(table).change(sub, now, () => ({ events: [event] }))
    },
    /** Waits for an effect after the answer, such as the release of a quota. */
    until: async (isSo: () => Promise<boolean>): Promise<void> => {
      while (!(await isSo())) await wait(5)
    },
    stop: async () => {
      client.destroy()
      await bedrock.stop()
      await stop()
    },
  }
}
