import type { Mailer } from '../services/mail.ts'
import type { Paystack } from '../services/paystack.ts'
import type { CardStore } from '../store/cards.ts'
import type { PaymentStore } from '../store/payments.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SubscriptionStore } from '../store/subscriptions.ts'

/** What it takes to write to a person about their plan. */
export type NewsServices = {
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly mailer: Mailer
  readonly siteUrl: string
}

/** What it takes to turn a payment into a plan. */
export type PaymentServices = NewsServices & {
  readonly payments: PaymentStore
  readonly subscriptions: SubscriptionStore
  readonly cards: CardStore
  readonly paystack: Pick<Paystack, 'verify' | 'refund' | 'refundStatus'>
}
