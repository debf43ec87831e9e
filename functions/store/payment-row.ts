import * as z from 'zod/mini'
import { paidTiers, paymentChannels, paymentStates, purchases } from '../../shared/lists.ts'
import { once } from '../../shared/once.ts'
import { personKey } from './keys.ts'
import type { Key, Row } from './table.ts'

/** The ledger's row of a payment. It has its own partition, because the provider's calls name only the reference. */
export const ledgerKey = (reference: string): Key => ({ pk: `PAYMENT#${reference}`, sk: 'PAYMENT' })

/** The copy of the payment in the person's partition. */
export const paymentKey = (sub: string, reference: string): Key => personKey(sub, `PAYMENT#${reference}`)

const storedPayment = once(() =>
  z.object({
    reference: z.string(),
    sub: z.string(),
    /** The address of the payer. The provider must report the same address. */
    email: z.string(),
    name: z.string(),
    tier: z.enum(paidTiers),
    purchase: z.enum(purchases),
    amount: z.int(),
    refunded: z.int(),
    /** The amounts of the refunds, by the provider's ids, so that a repeated event counts once. */
    refunds: z.record(z.string(), z.int()),
    /** For an upgrade: the end of the period that it upgrades. */
    until: z.nullable(z.string()),
    state: z.enum(paymentStates),
    /** Whether the provider has said that money is on its way. */
    awaited: z.boolean(),
    channel: z.nullable(z.enum(paymentChannels)),
    automatic: z.boolean(),
    createdAt: z.string(),
    paidAt: z.nullable(z.string()),
    /** The period that the payment bought. Null before the payment. */
    periodStart: z.nullable(z.string()),
    periodEnd: z.nullable(z.string()),
    /** When a full refund was decided, because the payment bought nothing. Null if it was not. */
    refundingSince: z._default(z.nullable(z.string()), null),
    /** When we last asked the provider to make that refund, or whether it was made. */
    refundAskedAt: z._default(z.nullable(z.string()), null),
    /** How often a schedule has checked the payment. */
    checks: z.int(),
  }),
)
export type StoredPayment = z.infer<ReturnType<typeof storedPayment>>

/** Throws when the row is no payment, or has a state that the code does not know. */
export const storedPaymentOf = (row: Row): StoredPayment => storedPayment().parse(row)
