import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import { type Quote, quoteOf } from '../../shared/domain/quote.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { Log } from '../runtime/log.ts'
import type { Paystack } from '../services/paystack.ts'
import type { CheckoutStore } from '../store/checkouts.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import type { NewPayment } from '../store/payments.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'

/** How long a page is offered again, in milliseconds. The provider may close older ones. */
const pageLasts = 60 * 60 * 1000

export type CheckoutServices = PaymentServices & {
  readonly checkouts: CheckoutStore
  readonly paystack: Pick<Paystack, 'initialize'>
}

/** What a plan costs somebody now. Throws not_payable. */
export const quote = async (
  { subscriptions }: Pick<PaymentServices, 'subscriptions'>,
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
  readonly tier: PaidTier
  /** What the person saw. */
  readonly amount: number
}
type Purchase = Pick<NewPayment, 'tier' | 'purchase' | 'amount' | 'until'>

const purchaseOf = ({ tier, purchase, amount, endsAt }: Quote): Purchase => ({
  tier,
  purchase,
  amount,
  until: purchase === 'upgrade' ? endsAt.toISOString() : null,
})

/**
 * The payment of the person's newest checkout, if it is not paid. Asks the provider first: where the money has come,
 * the plan begins here, and the price that the person saw is no longer right. Then it throws price_changed.
 */
const unpaid = async (
  services: CheckoutServices,
  reference: string,
  now: Date,
  log: Log,
): Promise<StoredPayment | null> => {
  const known = await services.payments.get(reference)
  if (!known || known.paidAt !== null) return null
  const settled = (await settle(services, reference, now, log)) ?? known
  if (settled.paidAt !== null) throw new ApiError('price_changed')
  return settled
}

/**
 * Whether a person may go on with this page: it is young, or its money is on the way. After a decline they get a new
 * one.
 */
const isPayable = ({ state, awaited, createdAt }: StoredPayment, now: Date): boolean =>
  state === 'open' && (awaited || now.getTime() - Date.parse(createdAt) < pageLasts)

const isFor = (payment: StoredPayment, wanted: Purchase): boolean =>
  payment.tier === wanted.tier &&
  payment.purchase === wanted.purchase &&
  payment.amount === wanted.amount &&
  payment.until === wanted.until

/** The provider's page for a payment that was begun. */
const openPage = async (services: CheckoutServices, { sub, ...draft }: NewPayment, now: Date) => {
  const { checkouts, paystack, siteUrl } = services
  const { reference, amount, email } = draft
  const opened = (url: string | null) => checkouts.opened(sub, reference, url, now)
  try {
    const authorizationUrl = await paystack.initialize({
      reference,
      amount,
      email,
      callbackUrl: `${siteUrl}/dashboard/subscription/success`,
      cancelUrl: `${siteUrl}/dashboard/subscription?checkout=cancelled`,
    })
    await opened(authorizationUrl)
    return { reference, authorizationUrl }
  } catch (error) {
    await opened(null)
    throw error
  }
}

/**
 * Begins a payment, or goes on with the open one. A person has one open checkout: the same purchase leads to the same
 * page, and another purchase replaces it. The provider can't close the older page, so a payment there is settled like
 * any other: it buys what there is to buy, or is refunded. The payment is recorded before the browser leaves. Throws
 * not_payable, price_changed, checkout_opening, daily_limit and payment_unavailable.
 */
export const checkout = async (
  services: CheckoutServices,
  { sub, tier, amount }: Wanted,
  now: Date,
  log: Log,
) => {
  const { checkouts, payments, profiles } = services
  const open = await checkouts.get(sub)
  const before = open && (await unpaid(services, open.reference, now, log))
  const wanted = purchaseOf(await quote(services, sub, tier, now))
  if (wanted.amount !== amount) throw new ApiError('price_changed')
  if (open && before && isPayable(before, now)) {
    const { reference, authorizationUrl, openingUntil } = open
    if (authorizationUrl !== null && isFor(before, wanted)) return { reference, authorizationUrl }
    // Another tab is opening the page at this moment. A second page could be paid twice.
    if (authorizationUrl === null && now.toISOString() < openingUntil) throw new ApiError('checkout_opening')
  }
  const profile = await profiles.get(sub)
  if (!profile) throw new ApiError('not_payable')
  const reference = `aiki-${ulid(now.getTime())}`
  const { email, fullName: name } = profile
  const draft = { ...wanted, reference, sub, email, name, automatic: false }
  if (!(await checkouts.begin(draft, open, now))) throw new ApiError('checkout_opening')
  // The older page counts as failed. Money that is on the way to it is still looked for.
  if (before?.state === 'open' && !before.awaited) await payments.save({ ...before, state: 'failed' }, before)
  return openPage(services, draft, now)
}
