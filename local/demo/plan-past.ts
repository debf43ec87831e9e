import type { PaidTier } from '../../shared/lists.ts'

/** A plan that is tried, for nothing. */
export type Tried = { readonly tries: PaidTier; readonly daysAgo: number }

/** A plan that is paid for, month by month. */
export type Bought = {
  readonly buys: PaidTier
  /** The number of the test card that pays, and renews the plan from then on. */
  readonly card: string
  /** Paid for so far, the running month among them. */
  readonly months: number
  /** Of the running month; up to three fewer where a month is short. */
  readonly endsInDays: number
  /** In the running month. */
  readonly upgrade?: { readonly to: PaidTier; readonly daysAgo: number }
  /** In the running month. */
  readonly cancelledDaysAgo?: number
}

/** How somebody came to the plan that they have. Days are counted from when the demo people are put in. */
export type PlanPast = Tried | Bought
