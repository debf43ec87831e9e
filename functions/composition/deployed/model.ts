import { setting } from '../../runtime/env.ts'
import { loadedLater } from '../../runtime/load-once.ts'
import { createModelBudget } from '../../services/model/budget.ts'
import { modelSpendStore } from '../../store/model-spend.ts'
import type { Services } from '../services.ts'
import { table } from './table.ts'

export const model: Services['model'] = (deadlines = {}) => {
  const options = {
    region: setting('MODEL_REGION'),
    modelId: setting('MODEL_ID'),
    prices: setting('MODEL_PRICES'),
    budget: createModelBudget({
      spends: modelSpendStore(table()),
      dollarsADay: Number(setting('MODEL_DAILY_DOLLARS')),
    }),
    deadlines,
  }
  const { loaded } = loadedLater(async () => (await import('../clients/model.ts')).model(options))
  return {
    admit: options.budget.admit,
    answer: async (...task) => (await loaded()).answer(...task),
    write: async function* (...task) {
      return yield* (await loaded()).write(...task)
    },
  }
}
