import { bedrockClient } from '../services/model/bedrock-client.ts'
import { pricesOf } from '../services/model/cost.ts'
import { createModel } from '../services/model/create-model.ts'
import type { Deadlines } from '../services/model/deadline.ts'
import type { Model } from '../services/model/model.ts'
import { setting } from './env.ts'

/** The model that the environment names, at its prices. */
export const deployedModel = (deadlines: Partial<Deadlines> = {}): Model =>
  createModel({
    client: bedrockClient({ region: setting('MODEL_REGION') }),
    modelId: setting('MODEL_ID'),
    prices: pricesOf(setting('MODEL_PRICES')),
    deadlines,
  })
