import { isCharge, type Step, stepsLeft } from '../../shared/domain/billing-steps.ts'
import { type Life, renewalTierOf } from '../../shared/domain/subscription.ts'
import type { PaidTier } from '../../shared/lists.ts'

/** One try to renew a plan: which, for how much, and by which step. Late tries count as one, the newest. */
export type Try = {
  readonly step: Step
  /** All that this try stands for. */
  readonly steps: readonly Step[]
  readonly tier: PaidTier
  /** The end of what is paid for. */
  readonly end: number
}

/** The try that is due by `now`; null where none is. */
export const tryOf = (life: Life, done: readonly string[], now: Date): Try | null => {
  const steps = stepsLeft(life, new Set(done)).filter(step => isCharge(step) && step.at <= now.getTime())
  const step = steps.at(-1)
  const tier = renewalTierOf(life)
  const end = life.paid.at(-1)?.end
  return step && tier && end !== undefined ? { step, steps, tier, end } : null
}
