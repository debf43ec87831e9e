import { createModelBudget } from '../../functions/services/model/budget.ts'
import { modelSpendStore } from '../../functions/store/model-spend.ts'
import type { Table } from '../../functions/store/table.ts'
import { dayInLagos } from '../../shared/domain/calendar.ts'
import { levelOf } from '../../shared/domain/model-budget.ts'

/** As in a deployment that sets nothing. */
const dollarsADay = 10

/** The budget of the model on this machine. The stand-in costs nothing, so a developer sets what the day has cost. */
export const createLocalBudget = (table: Table) => {
  const spends = modelSpendStore(table)
  const today = () => dayInLagos(new Date())
  return {
    budget: createModelBudget({ spends, dollarsADay }),
    now: async () => {
      const spent = (await spends.get(today())) / 1e6
      return { spent, dollarsADay, level: levelOf(spent, dollarsADay) }
    },
    /** Sets the dollars that the model has cost today. */
    set: async (dollars: number): Promise<void> => {
      const day = today()
      await spends.add(day, Math.round(dollars * 1e6) - (await spends.get(day)))
    },
  }
}
export type LocalBudget = Pick<ReturnType<typeof createLocalBudget>, 'now' | 'set'>
