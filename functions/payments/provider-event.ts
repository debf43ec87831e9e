import * as z from 'zod/mini'

/** Amounts are sometimes written as texts, and ids as numbers. */
const amount = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d+$/))]),
  z.transform(value => Number(value)),
)
const id = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform(value => String(value)),
)

const charged = z.object({
  event: z.literal('charge.success'),
  data: z.object({
    reference: z.string(),
    amount,
    currency: z.string(),
    customer: z.object({ email: z.string() }),
  }),
})

const refunded = z.object({
  event: z.enum(['refund.processed', 'refund.failed']),
  data: z.object({
    transaction_reference: z.string(),
    refund_reference: z.optional(z.nullable(id)),
    id: z.optional(z.nullable(id)),
    amount,
  }),
})

const disputed = z.object({
  event: z.enum(['charge.dispute.create', 'charge.dispute.remind', 'charge.dispute.resolve']),
  data: z.object({
    id,
    resolution: z.optional(z.nullable(z.string())),
    transaction: z.object({ reference: z.string() }),
  }),
})

/** What the provider tells of, as far as it means something here. */
export const providerEvent = z.discriminatedUnion('event', [charged, refunded, disputed])
export type ProviderEvent = z.infer<typeof providerEvent>
