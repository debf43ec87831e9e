import * as z from 'zod/mini'
import { paymentChannels, paymentStates, purchases, tiers } from '../lists.ts'
import { instant } from './fields.ts'
import { domain } from './operation.ts'
import { paidTier } from './subscription.ts'

/** Identifies a payment in Aiki and at the provider: letters, digits and dashes. */
export const reference = z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/, 'This is no payment reference.'))

export const quote = z.object({
  tier: paidTier,
  /** `month`: another month of the plan. `upgrade`: the higher plan for what is left of the paid month. */
  purchase: z.enum(purchases),
  /** The price, in kobo. */
  amount: z.int(),
  /** When the paid period begins and ends. */
  startsAt: instant,
  endsAt: instant,
})
export type Quote = z.infer<typeof quote>

/** A payment as the person sees it. */
export const payment = z.object({
  reference,
  tier: z.enum(tiers),
  purchase: z.enum(purchases),
  amount: z.int(),
  /** The refunded amount, in kobo. */
  refunded: z.int(),
  state: z.enum(paymentStates),
  /** Whether the provider says that the money is on its way. */
  awaited: z.boolean(),
  /** The way of payment; null before it is known. */
  channel: z.nullable(z.enum(paymentChannels)),
  /** Whether the payment is an automatic renewal at the end of a period. */
  automatic: z.boolean(),
  createdAt: instant,
  paidAt: z.nullable(instant),
  /**
   * The end of the period that the payment bought. Null before it is paid, and when it bought nothing and so has no
   * receipt.
   */
  periodEnd: z.nullable(instant),
})
export type Payment = z.infer<typeof payment>

const byReference = z.strictObject({ reference })

export const paymentOperations = domain({
  quote: {
    method: 'GET',
    path: '/payments/quote',
    access: 'person',
    summary: 'What a plan would cost the caller now, and for which time.',
    query: z.strictObject({ tier: paidTier }),
    response: quote,
    errors: ['invalid_input', 'not_payable'],
  },
  checkout: {
    method: 'POST',
    path: '/payments',
    access: 'person',
    summary:
      "Begin a payment on the provider's page. The amount is the server's; what the person saw is compared with it.",
    body: z.strictObject({ tier: paidTier, amount: z.int(), currency: z._default(z.literal('NGN'), 'NGN') }),
    response: z.object({ reference, authorizationUrl: z.url({ protocol: /^https?$/ }) }),
    status: 201,
    errors: [
      'invalid_input',
      'not_payable',
      'price_changed',
      'checkout_opening',
      'payment_unavailable',
      'daily_limit',
    ],
  },
  verify: {
    method: 'POST',
    path: '/payments/{reference}/verify',
    access: 'person',
    summary: 'Ask the provider how a payment of the caller went, and grant what it paid for.',
    params: byReference,
    response: payment,
    errors: ['invalid_input', 'not_found', 'payment_unavailable'],
  },
  cancel: {
    method: 'POST',
    path: '/payments/{reference}/cancel',
    access: 'person',
    summary:
      "Close a payment of the caller, who left the provider's page. The provider is asked first: money that has arrived is granted, and a payment whose money is on its way stays open.",
    params: byReference,
    response: payment,
    errors: ['invalid_input', 'not_found', 'payment_unavailable'],
  },
  list: {
    method: 'GET',
    path: '/payments',
    access: 'person',
    summary:
      "The caller's newest payments, at most 50, without those that were never made and for which no money is on its way.",
    response: z.object({ payments: z.array(payment) }),
    errors: [],
  },
})
