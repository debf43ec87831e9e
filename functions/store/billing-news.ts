import * as z from 'zod/mini'
import { paidTiers, purchases } from '../../shared/lists.ts'
import { paidPrefixes } from './paid-data.ts'

const tier = z.enum(paidTiers)
/** Amounts are in kobo, times in ISO 8601. */
const amount = z.int()
const time = z.string()
const reference = z.string()
const purchase = z.enum(purchases)

/** An event of a person's plan or money, of which the person is notified, as it is stored until its mail is sent. */
export const billingNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('trial-started'), tier, endsAt: time }),
  z.object({ kind: z.literal('trial-ending'), tier, endsAt: time }),
  z.object({ kind: z.literal('trial-ended'), tier }),
  z.object({
    kind: z.literal('paid'),
    tier,
    endsAt: time,
    purchase,
    amount,
    reference,
    automatic: z.boolean(),
  }),
  /** A payment that bought nothing is refunded. `late`: the money came after the period that it was meant for. */
  z.object({ kind: z.literal('bought-nothing'), tier, purchase, amount, reference, late: z.boolean() }),
  /** The end of a month that no card renews. */
  z.object({ kind: z.literal('period-ending'), tier, endsAt: time, amount }),
  /** `reason`: the bank's own words. `nextTryAt`: null after the last try. */
  z.object({
    kind: z.literal('renewal-failed'),
    tier,
    amount,
    reason: z.nullable(z.string()),
    nextTryAt: z.nullable(time),
    graceEndsAt: time,
  }),
  z.object({
    kind: z.literal('renewal-needs-confirmation'),
    tier,
    amount,
    confirmUrl: z.string(),
    graceEndsAt: time,
  }),
  z.object({ kind: z.literal('ended'), tier, keptUntil: time }),
  z.object({ kind: z.literal('cancelled'), tier, endsAt: time }),
  /** A cancellation or a planned downgrade was taken back. */
  z.object({ kind: z.literal('resumed'), tier, endsAt: time }),
  /** `tier` is the plan that begins at `startsAt`. */
  z.object({ kind: z.literal('downgraded'), tier, from: tier, startsAt: time }),
  /** `plan` says what happened to the person's plan; it is `none` where they had no plan. */
  z.object({ kind: z.literal('refunded'), amount, reference, plan: z.enum(['ended', 'goes-on', 'none']) }),
  /** What the person made with a paid plan is removed at `removedAt`. */
  z.object({
    kind: z.literal('removal-near'),
    tier,
    removedAt: time,
    made: z.readonly(z.array(z.object({ kind: z.enum(paidPrefixes), count: z.int() }))),
    fileNames: z.readonly(z.array(z.string())),
  }),
  z.object({ kind: z.literal('data-removed'), tier }),
])
type AnyNews = z.infer<typeof billingNews>
export type BillingKind = AnyNews['kind']
type News = { [Kind in BillingKind]: Omit<Extract<AnyNews, { kind: Kind }>, 'kind'> }

export type BillingNews<K extends BillingKind = BillingKind> = {
  [Kind in K]: { readonly kind: Kind } & News[Kind]
}[K]
