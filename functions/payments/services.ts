import type { Paystack } from '../services/paystack.ts'
import type { CardStore } from '../store/cards.ts'
import type { PaymentStore } from '../store/payments.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'

/** What a function needs to change a person's plan, and to notify them. */
export type PlanServices = { readonly subscriptions: SubscriptionStore }

export type PaymentServices = PlanServices & {
  readonly payments: PaymentStore
  readonly cards: CardStore
  readonly paystack: Pick<Paystack, 'verify' | 'refund' | 'refundStatus'>
}
