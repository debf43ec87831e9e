import * as z from 'zod/mini'
import { paidTiers, paymentChannels, paymentStates, purchases } from '../../shared/lists.ts'
import { personPartition } from './keys.ts'
import { paymentPrefix } from './schema.ts'
import type { Key, Row } from './table.ts'

/** The ledger's row of a reference, in a partition of its own: the provider's calls name nothing but the reference. */
export const ledgerKey = (reference: string): Key => ({ pk: `${paymentPrefix}${reference}`, sk: 'PAYMENT' })

/** The person's own copy. */
export const paymentKey = (sub: string, reference: string): Key => ({
  pk: personPartition(sub),
  sk: `${paymentPrefix}${reference}`,
})

const storedPayment = z.object({
  reference: z.string(),
  sub: z.string(),
  /** Who pays: the provider must say the same. */
  email: z.string(),
  name: z.string(),
  tier: z.enum(paidTiers),
  purchase: z.enum(purchases),
  amount: z.int(),
  refunded: z.int(),
  /** What was given back, by the provider's own names of it: told again it is the same. */
  refunds: z.record(z.string(), z.int()),
  /** Of an upgrade: the end of the time that it is for. */
  until: z.nullable(z.string()),
  state: z.enum(paymentStates),
  /** The provider has said that it is under way. */
  awaited: z.boolean(),
  channel: z.nullable(z.enum(paymentChannels)),
  automatic: z.boolean(),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** The time that it bought; null before it is paid. */
  periodStart: z.nullable(z.string()),
  periodEnd: z.nullable(z.string()),
  /** The receipt was taken: it goes out once, whatever becomes of the payment later. */
  receiptMailed: z.boolean(),
  /** When it was decided to give all of it back, because it bought nothing; null where it was not. */
  refundingSince: z._default(z.nullable(z.string()), null),
  /** When the provider was last asked for that refund, or about it. */
  refundAskedAt: z._default(z.nullable(z.string()), null),
  /** How often the provider was asked. */
  checks: z.int(),
})
export type StoredPayment = z.infer<typeof storedPayment>

/** Throws when the row is no payment that the code knows. */
export const storedPaymentOf = (row: Row): StoredPayment => storedPayment.parse(row)
