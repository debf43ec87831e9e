import * as z from 'zod/mini'
import { paymentChannels } from '../../shared/lists.ts'

// The parts of the provider's answers that we use. docs/operating.md names the sources of these schemas.

const text = z._default(z.nullable(z.string()), null)

/** In kobo. The provider writes some amounts as strings. */
export const amount = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d+$/))]),
  z.transform(value => Number(value)),
)

const authorization = z.object({
  authorization_code: z.string(),
  last4: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  /** May end with a space. */
  card_type: z.string(),
  reusable: z.boolean(),
})

const channel = z.catch(z.enum(paymentChannels), 'other')

/** Many fields are empty, or have another type, before the customer has chosen a way to pay. */
export const transaction = z.object({
  id: z.number(),
  status: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  channel: z.optional(z.nullable(z.string())),
  paid_at: text,
  gateway_response: text,
  authorization: z.catch(z.nullable(authorization), null),
  customer: z.object({ email: z.string() }),
})

export const answered = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ status: z.literal(true), data })

/** The address of a page that a browser may be sent to. */
const page = z.url({ protocol: /^https?$/ })

export const initialized = answered(z.object({ authorization_url: page, reference: z.string() }))
export const verified = answered(transaction)
export const paused = answered(
  z.object({ paused: z.literal(true), authorization_url: z.url(), reference: z.string() }),
)

export const refunds = answered(z.array(z.object({ status: z.string(), amount })))

export const refusal = z.object({
  status: z.literal(false),
  message: z.string(),
  code: z.optional(z.nullable(z.string())),
})

/** A transaction in our own words. Amounts in kobo. */
export type Charge = {
  /** `success`: paid. `failed`, `abandoned`, `reversed`: not paid. Anything else: pending. */
  readonly status: string
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly email: string
  /** ISO 8601; null before the payment. */
  readonly paidAt: string | null
  readonly channel: (typeof paymentChannels)[number] | null
  /** The bank's message, which is untrusted text. */
  readonly words: string | null
  /** The card, where it can be charged again. */
  readonly card: {
    readonly authorizationCode: string
    readonly brand: string
    readonly last4: string
    readonly expires: string
  } | null
}

export const chargeOf = (data: z.infer<typeof transaction>): Charge => ({
  status: data.status,
  reference: data.reference,
  amount: data.amount,
  currency: data.currency,
  email: data.customer.email,
  paidAt: data.paid_at === null ? null : new Date(data.paid_at).toISOString(),
  channel: data.channel ? channel.parse(data.channel) : null,
  words: data.gateway_response,
  card: data.authorization?.reusable
    ? {
        authorizationCode: data.authorization.authorization_code,
        brand: data.authorization.card_type.trim(),
        last4: data.authorization.last4,
        expires: `${data.authorization.exp_month.padStart(2, '0')}/${data.authorization.exp_year}`,
      }
    : null,
})
