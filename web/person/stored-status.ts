import * as z from 'zod/mini'
import { tiers } from '../../shared/lists.ts'
import { storedValue } from '../browser/stored-value.ts'
import { session } from '../session/store.ts'
import { planStates, type SubscriptionStatus } from './subscription-status.ts'

const keptPlan = storedValue(
  () => localStorage,
  'aiki.plan',
  z.object({ sub: z.string(), tier: z.enum(tiers), state: z.enum(planStates) }),
)

/** What this browser knew last: who opens the app again sees their own plan from the first moment. */
let current = keptPlan.read()

export const storeSubscriptionStatus = (sub: string, { tier, state }: SubscriptionStatus): void => {
  if (current?.sub === sub && current.tier === tier && current.state === state) return
  current = { sub, tier, state }
  keptPlan.write(current)
}

// The device may be shared.
session.onOther(() => {
  current = null
  keptPlan.write(null)
})

export const storedSubscriptionStatus = (sub: string | null): SubscriptionStatus | null =>
  current !== null && current.sub === sub ? { tier: current.tier, state: current.state } : null
