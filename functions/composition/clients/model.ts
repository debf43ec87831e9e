import { bedrockClient } from '../../services/model/bedrock.ts'
import type { ModelBudget } from '../../services/model/budget.ts'
import { pricesOf } from '../../services/model/call.ts'
import { createModel } from '../../services/model/create-model.ts'
import type { Deadlines } from '../../services/model/deadline.ts'

type Options = {
  readonly region: string
  readonly modelId: string
  /** As in the setting `MODEL_PRICES`. */
  readonly prices: string
  readonly budget: ModelBudget
  readonly deadlines: Partial<Deadlines>
}

export const model = ({ region, prices, ...options }: Options) =>
  createModel({ client: bedrockClient({ region }), prices: pricesOf(prices), ...options })
