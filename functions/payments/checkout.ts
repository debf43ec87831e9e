import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import { type Quote, quoteOf } from '../../shared/domain/quote.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { Paystack } from '../services/paystack.ts'
import type { PaymentServices } from './services.ts'

type Services = Pick<PaymentServices, 'payments' | 'profiles' | 'siteUrl' | 'subscriptions'> & {
  readonly paystack: Pick<Paystack, 'initialize'>
}

/** What a plan costs somebody now. Throws not_payable. */
export const quote = async (
  { subscriptions }: Pick<Services, 'subscriptions'>,
  sub: string,
  tier: PaidTier,
  now: Date,
): Promise<Quote> => {
  const { history } = await subscriptions.get(sub)
  const offer = quoteOf(history, tier, now)
  if (!offer) throw new ApiError('not_payable')
  return offer
}

type Wanted = {
  readonly sub: string
  readonly tier: PaidTier /** What the person saw. */
  readonly amount: number
}

/**
 * The ledger's row is there before the browser leaves: whatever happens then, the payment is known. Throws not_payable,
 * price_changed, daily_limit and payment_unavailable.
 */
export const checkout = async (services: Services, { sub, tier, amount }: Wanted, now: Date) => {
  const { payments, profiles, paystack, siteUrl } = services
  const offer = await quote(services, sub, tier, now)
  if (offer.amount !== amount) throw new ApiError('price_changed')
  const profile = await profiles.get(sub)
  if (!profile) throw new ApiError('not_payable')
  const reference = `aiki-${ulid(now.getTime())}`
  const { email, fullName: name } = profile
  const until = offer.purchase === 'upgrade' ? offer.endsAt.toISOString() : null
  const draft = {
    reference,
    sub,
    email,
    name,
    tier,
    amount,
    until,
    purchase: offer.purchase,
    automatic: false,
  }
  await payments.begin(draft, now)
  const authorizationUrl = await paystack.initialize({
    reference,
    amount,
    email,
    callbackUrl: `${siteUrl}/dashboard/subscription/success`,
    cancelUrl: `${siteUrl}/dashboard/subscription?checkout=cancelled`,
  })
  return { reference, authorizationUrl }
}
