import { ApiError } from '../../../shared/api/errors.ts'
import { dayInLagos } from '../../../shared/domain/calendar.ts'
import { admissionOf, levelOf, type ModelUse } from '../../../shared/domain/model-budget.ts'
import { describeError, type Log } from '../../runtime/log.ts'
import type { ModelSpendStore } from '../../store/model-spend.ts'

/** The right to ask the model for one answer. The cost belongs to the day on which it was given. */
export type ModelPass = { readonly day: string; readonly repairs: boolean }

/** What the model may cost on a day in Lagos, and what it has cost. */
export type ModelBudget = {
  /**
   * Throws ApiError: model_saving, model_for_paid, model_paused. Nothing is reserved, so calls that run at the same time
   * can each pass the edge of a level.
   */
  readonly admit: (use: ModelUse, call: { readonly now: Date; readonly log: Log }) => Promise<ModelPass>
  /** Adds the cost of a call, in dollars. Never throws. */
  readonly spend: (pass: ModelPass, dollars: number, log: Log) => Promise<void>
}

type Options = { readonly spends: ModelSpendStore; readonly dollarsADay: number }

const microDollars = (dollars: number): number => Math.ceil(dollars * 1e6)

/**
 * If the counter can't be read or written, the model goes on: people need it more than the operator needs the limit,
 * every person has daily limits of their own, and the alarm rings.
 */
const withoutCounter = (log: Log, error: unknown): void =>
  log.error('model spend unknown', { alarm: 'model-spend-unknown', ...describeError(error) })

export const createModelBudget = ({ spends, dollarsADay }: Options): ModelBudget => {
  const budget = microDollars(dollarsADay)
  return {
    admit: async (use, { now, log }) => {
      const day = dayInLagos(now)
      const spent = await spends.get(day).catch(error => {
        withoutCounter(log, error)
        return 0
      })
      const admission = admissionOf(levelOf(spent, budget), use)
      if ('refused' in admission) throw new ApiError(admission.refused)
      return { day, ...admission }
    },
    spend: async ({ day }, dollars, log) => {
      const cost = microDollars(dollars)
      if (cost === 0) return
      try {
        const spent = await spends.add(day, cost)
        const level = levelOf(spent, budget)
        // Exactly one call of a day passes an edge, because each gets another sum.
        if (level !== levelOf(spent - cost, budget))
          log.warn('model turned down', {
            alarm: 'model-turned-down',
            level,
            day,
            dollars: spent / 1e6,
            dollarsADay,
          })
      } catch (error) {
        withoutCounter(log, error)
      }
    },
  }
}
