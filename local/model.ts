import type { Services } from '../functions/composition/services.ts'
import { bedrockClient } from '../functions/services/model/bedrock.ts'
import type { ModelBudget } from '../functions/services/model/budget.ts'
import { pricesOf } from '../functions/services/model/call.ts'
import { createModel } from '../functions/services/model/create-model.ts'
import type { Deadlines } from '../functions/services/model/deadline.ts'
import { type Bedrock, createBedrock } from './bedrock/bedrock.ts'
import type { ModelSource } from './bedrock/model-source.ts'
import type { LocalDynamoDb } from './dynamodb.ts'
import { pool } from './pool.ts'

export type { ModelSource }

type Options = {
  readonly source: ModelSource
  readonly pauseMs: number
  readonly budget: ModelBudget
  readonly deadlines: Partial<Deadlines>
  readonly credentials: LocalDynamoDb['clientConfig']['credentials']
  readonly onError: (words: string, cause: unknown) => void
}

/** The name and the prices of the stand-in, which costs nothing. */
const standIn = { modelId: 'aiki.stand-in-v1:0', prices: { input: 0, output: 0 } }

/** Starts the model of this machine: the stand-in, a server of the developer behind it, or Bedrock itself. */
export const startModel = async ({ source, pauseMs, budget, deadlines, credentials, onError }: Options) => {
  if (source.kind === 'aws') {
    const { region, modelId } = source
    // The SDK looks for the developer's own credentials.
    const client = bedrockClient({ region })
    const prices = pricesOf(source.prices)
    const model: Services['model'] = ofFunction =>
      createModel({ client, modelId, prices, budget, deadlines: { ...ofFunction, ...deadlines } })
    return { model, bedrock: null, stop: async () => client.destroy() }
  }
  const bedrock: Bedrock = await createBedrock({
    pauseMs,
    onError,
    openAi: source.kind === 'openai' ? source : undefined,
  })
  const client = bedrockClient({ region: pool.region, endpoint: bedrock.url, credentials })
  const model: Services['model'] = ofFunction =>
    createModel({ client, ...standIn, budget, deadlines: { ...ofFunction, ...deadlines } })
  const stop = async () => {
    client.destroy()
    await bedrock.stop()
  }
  return { model, bedrock, stop }
}
