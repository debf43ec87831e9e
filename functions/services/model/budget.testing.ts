import type { ModelBudget, ModelPass } from './budget.ts'

export const somePass: ModelPass = { day: '2026-11-20', repairs: true }

/** A budget without an end, which remembers what was spent, in dollars. */
export const endlessBudget = (): ModelBudget & { readonly spent: number[] } => {
  const spent: number[] = []
  return {
    spent,
    admit: async () => somePass,
    spend: async (_, dollars) => {
      spent.push(dollars)
    },
  }
}
