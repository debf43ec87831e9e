import { practiceDeadlines } from '../functions/practice/deadlines.ts'
import { bedrockClient } from '../functions/services/model/bedrock-client.ts'
import { pricesOf } from '../functions/services/model/cost.ts'
import { createModel } from '../functions/services/model/create-model.ts'
import type { Deadlines } from '../functions/services/model/deadline.ts'
import type { Model } from '../functions/services/model/model.ts'
import { type Bedrock, createBedrock } from './bedrock/bedrock.ts'
import type { ModelSource } from './bedrock/model-source.ts'
import type { LocalDynamoDb } from './dynamodb.ts'
import { pool } from './pool.ts'

export type { ModelSource }

type Options = {
  readonly source: ModelSource
  readonly pauseMs: number
  readonly deadlines: Partial<Deadlines>
  readonly credentials: LocalDynamoDb['clientConfig']['credentials']
  readonly onTrouble: (words: string, cause: unknown) => void
}

/** What the stand-in is called, and what it would cost: nothing. */
const standIn = { modelId: 'aiki.stand-in-v1:0', prices: { input: 0, output: 0 } }

/** Who writes on this machine: the stand-in, a server of the person's own behind it, or Bedrock itself. */
export const startModel = async ({ source, pauseMs, deadlines, credentials, onTrouble }: Options) => {
  if (source.kind === 'aws') {
    const { region, modelId } = source
    // With the caller's own credentials, wherever the SDK finds them.
    const client = bedrockClient({ region })
    const model: Model = createModel({ client, modelId, prices: pricesOf(source.prices), deadlines })
    const practiceModel = createModel({
      client,
      modelId,
      prices: pricesOf(source.prices),
      deadlines: { ...practiceDeadlines, ...deadlines },
    })
    return { model, practiceModel, bedrock: null, stop: async () => client.destroy() }
  }
  const bedrock: Bedrock = await createBedrock({
    pauseMs,
    onTrouble,
    openAi: source.kind === 'openai' ? source : undefined,
  })
  const client = bedrockClient({ region: pool.region, endpoint: bedrock.url, credentials })
  const model: Model = createModel({ client, ...standIn, deadlines })
  const stop = async () => {
    client.destroy()
    await bedrock.stop()
  }
  const practiceModel = createModel({
    client,
    ...standIn,
    deadlines: { ...practiceDeadlines, ...deadlines },
  })
  return { model, practiceModel, bedrock, stop }
}
