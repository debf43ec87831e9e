import * as z from 'zod/mini'
import { amount } from '../services/paystack-answers.ts'

/** Ids are sometimes written as numbers. */
const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform(value => String(value)),
)

const kinds = {
  charged: ['charge.success'],
  refunded: ['refund.processed', 'refund.failed', 'refund.needs-attention'],
  disputed: ['charge.dispute.create', 'charge.dispute.remind', 'charge.dispute.resolve'],
} as const

const charged = z.object({
  event: z.enum(kinds.charged),
  data: z.object({
    reference: z.string(),
    amount,
    currency: z.string(),
    customer: z.object({ email: z.string() }),
  }),
})

const refunded = z.object({
  event: z.enum(kinds.refunded),
  data: z.object({
    transaction_reference: z.string(),
    refund_reference: z.optional(z.nullable(id)),
    id: z.optional(z.nullable(id)),
    amount,
  }),
})

const disputed = z.object({
  event: z.enum(kinds.disputed),
  data: z.object({
    id,
    resolution: z.optional(z.nullable(z.string())),
    transaction: z.object({ reference: z.string() }),
  }),
})

/** What the provider tells of, as far as it means something here. */
export const providerEvent = z.discriminatedUnion('event', [charged, refunded, disputed])
export type ProviderEvent = z.infer<typeof providerEvent>

const ofUse = z.object({ event: z.enum(Object.values(kinds).flat()) })

/** One of the kinds that are used here, whatever else is in it: not to understand it is no small matter. */
export const isOfUse = (json: unknown): boolean => ofUse.safeParse(json).success
