import * as z from 'zod/mini'
import { paymentChannels } from '../../shared/lists.ts'

// What the provider answers, as far as it is used. See docs/operating.md for where the shapes come from.

const text = z._default(z.nullable(z.string()), null)

/** In kobo. Some are written as texts. */
export const amount = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d+$/))]),
  z.transform(value => Number(value)),
)

const authorization = z.object({
  authorization_code: z.string(),
  last4: z.string(),
  exp_month: z.string(),
  exp_year: z.string(),
  /** A trailing space occurs. */
  card_type: z.string(),
  reusable: z.boolean(),
})

const channel = z.catch(z.enum(paymentChannels), 'other')

/** Many fields are empty, or of another type, before the customer has chosen how to pay. */
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

/** Where a person is sent: nothing but a page. */
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

/** A transaction as we speak of it. Amounts in kobo. */
export type Charge = {
  /** `success`; `failed`, `abandoned`, `reversed`: no money; anything else: under way. */
  readonly status: string
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly email: string
  /** ISO 8601; null before it is paid. */
  readonly paidAt: string | null
  readonly channel: (typeof paymentChannels)[number] | null
  /** The bank's own words. Text from outside. */
  readonly words: string | null
  /** A card that can be charged again. */
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
