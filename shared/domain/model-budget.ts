import type { Subscription } from '../api/subscription.ts'

// The model has a budget of dollars for a day. Near its end the model is turned down before it is turned off: first
// what people can do without, then what nobody has paid for, and last what was paid for.

/** Who the model works for. `trial`: a paid plan that is tried and not paid. */
export type Standing = 'free' | 'trial' | 'paid'

/**
 * What the model is asked for. `wording`: other words for a text that the person has already. `practice`: questions and
 * scores of an interview, for which there are documented rules, too.
 */
export type ModelPurpose = 'document' | 'wording' | 'practice'

export type ModelUse = { readonly standing: Standing; readonly purpose: ModelPurpose }

/** From which share of the day's budget a level holds. The levels are in the order in which a day reaches them. */
export const levelBegins = { all: 0, saving: 0.8, 'paid-only': 1, off: 1.2 } as const
export type BudgetLevel = keyof typeof levelBegins

/** The level of a day on which `spent` of `budget` is used. Both are in the same unit. */
export const levelOf = (spent: number, budget: number): BudgetLevel => {
  const share = spent / budget
  if (share >= levelBegins.off) return 'off'
  if (share >= levelBegins['paid-only']) return 'paid-only'
  return share >= levelBegins.saving ? 'saving' : 'all'
}

/** `repairs`: whether an answer that only lacks something is asked for again. `refused`: the code of the error. */
export type Admission =
  | { readonly repairs: boolean }
  | { readonly refused: 'model_saving' | 'model_for_paid' | 'model_paused' }

/** Whether the model may be asked at this level. */
export const admissionOf = (level: BudgetLevel, { standing, purpose }: ModelUse): Admission => {
  if (level === 'all') return { repairs: true }
  if (level === 'off') return { refused: 'model_paused' }
  if (level === 'paid-only') {
    if (purpose === 'practice') return { refused: 'model_paused' }
    return standing === 'paid' ? { repairs: true } : { refused: 'model_for_paid' }
  }
  if (standing === 'free' && purpose === 'wording') return { refused: 'model_saving' }
  return { repairs: standing === 'paid' }
}

export const standingOf = ({ tier, status }: Pick<Subscription, 'tier' | 'status'>): Standing => {
  if (tier === 'free') return 'free'
  return status === 'trialing' ? 'trial' : 'paid'
}
