import type { Tier } from '../../shared/lists.ts'

/** What a person has: the plan, and whether a trial or a payment keeps it. */
export type Standing = { readonly tier: Tier; readonly state: 'trial' | 'active' | 'free' }

const withoutSubscription: Standing = { tier: 'free', state: 'free' }

/**
 * The one place that says which plan the signed-in person is on. Who has no subscription is on Free, and nobody has one
 * before payment is open: so there is nothing to ask the server for yet.
 */
export const usePlan = (): Standing => withoutSubscription
