import { ulid } from 'ulid'
import { ApiError } from '../../shared/api/errors.ts'
import { type Quote, quoteOf } from '../../shared/domain/purchase.ts'
import type { PaidTier } from '../../shared/lists.ts'
import type { Log } from '../runtime/log.ts'
import type { Paystack } from '../services/paystack.ts'
import type { CheckoutStore } from '../store/checkouts.ts'
import type { StoredPayment } from '../store/payment-row.ts'
import type { NewPayment } from '../store/payments.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { PaymentServices } from './services.ts'
import { settle } from './settle.ts'

/** How long the same page is offered again, in milliseconds. The provider may close an older page. */
export const pageLifetime = 60 * 60 * 1000

export type CheckoutServices = PaymentServices & {
  readonly profiles: Pick<ProfileStore, 'get'>
  readonly checkouts: CheckoutStore
  readonly paystack: Pick<Paystack, 'initialize'>
  readonly siteUrl: string
}

/** Returns what a plan costs the person now. Throws not_payable. */
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

type CheckoutRequest = {
  readonly sub: string
  readonly tier: PaidTier
  /** The price that the person saw, in kobo. */
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
 * Returns the payment of the person's newest checkout if it is unpaid. Asks the provider first: if the money has
 * arrived, the plan begins here, and the price that the person saw is no longer right. Then it throws price_changed.
 */
const unpaidCheckout = async (
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
 * Whether a person may still pay on this page: the page is young, or its money is on the way. After a decline they get
 * a new page.
 */
const isPayable = ({ state, awaited, createdAt }: StoredPayment, now: Date): boolean =>
  state === 'open' && (awaited || now.getTime() - Date.parse(createdAt) < pageLifetime)

const isFor = (payment: StoredPayment, wanted: Purchase): boolean =>
  payment.tier === wanted.tier &&
  payment.purchase === wanted.purchase &&
  payment.amount === wanted.amount &&
  payment.until === wanted.until

/** Opens the provider's page for a recorded payment. */
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
      cancelUrl: `${siteUrl}/dashboard/subscription?checkout=cancelled&payment=${reference}`,
    })
    await opened(authorizationUrl)
    return { reference, authorizationUrl }
  } catch (error) {
    await opened(null)
    throw error
  }
}

/**
 * Begins a payment, or continues the open one. A person has one open checkout: the same purchase leads to the same
 * page, and another purchase replaces the page. The provider can't close the older page, so a payment there is settled
 * like any other: it buys its purchase if there is something to buy, or is refunded. The payment is recorded before the
 * browser leaves. Throws not_payable, price_changed, checkout_opening, daily_limit and payment_unavailable.
 */
export const checkout = async (
  services: CheckoutServices,
  { sub, tier, amount }: CheckoutRequest,
  now: Date,
  log: Log,
) => {
  const { checkouts, payments, profiles } = services
  const open = await checkouts.get(sub)
  const before = open && (await unpaidCheckout(services, open.reference, now, log))
  const wanted = purchaseOf(await quote(services, sub, tier, now))
  if (wanted.amount !== amount) throw new ApiError('price_changed')
  if (open && before && isPayable(before, now)) {
    const { reference, authorizationUrl, openingUntil } = open
    if (authorizationUrl !== null && isFor(before, wanted)) return { reference, authorizationUrl }
    // Another tab is opening the page at this moment. A second page could be paid, too.
    if (authorizationUrl === null && now.toISOString() < openingUntil) throw new ApiError('checkout_opening')
  }
  const profile = await profiles.get(sub)
  if (!profile) throw new ApiError('not_payable')
  const reference = `aiki-${ulid(now.getTime())}`
  const { email, fullName: name } = profile
  const draft = { ...wanted, reference, sub, email, name, automatic: false }
  if (!(await checkouts.begin(draft, open, now))) throw new ApiError('checkout_opening')
  // The payment of the older page counts as failed, unless its money is on the way. Then `reconcile` still looks for
  // the money.
  if (before?.state === 'open' && !before.awaited) await payments.save({ ...before, state: 'failed' }, before)
  return openPage(services, draft, now)
}
