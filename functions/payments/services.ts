import type { Mailer } from '../services/mail.ts'
import type { Paystack } from '../services/paystack.ts'
import type { CardStore } from '../store/cards.ts'
import type { PaymentStore } from '../store/payments.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'

/** What a function needs to change a person's plan, and to notify them. */
export type PlanServices = {
  readonly subscriptions: SubscriptionStore
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly mailer: Mailer
  readonly siteUrl: string
}

export type PaymentServices = PlanServices & {
  readonly payments: PaymentStore
  readonly cards: CardStore
  readonly paystack: Pick<Paystack, 'verify' | 'refund' | 'refundStatus'>
}
