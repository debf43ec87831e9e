import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { dayMs } from '../../shared/domain/calendar.ts'
import { expiring, personKey } from './keys.ts'
import { type NewPayment, newPaymentWrites } from './payments.ts'
import type { Key, Table } from './table.ts'

/** How long a call may take to open a page, in milliseconds. Must outlast the longest run of a function of the API. */
const openingFor = 15_000
/** How long a checkout is stored, in milliseconds. The schedule checks an unpaid payment for the same time. */
const storedFor = 3 * dayMs

const checkoutKey = (sub: string): Key => personKey(sub, 'CHECKOUT')

const storedCheckout = z.object({
  reference: z.string(),
  /** The address of the provider's page. Null until the provider has answered. It tells the address only once. */
  authorizationUrl: z.nullable(z.string()),
  /** Until this time another call may be opening the page. */
  openingUntil: z.string(),
})
type OpenCheckout = z.infer<typeof storedCheckout>

/** The newest checkout of each person. It is one row, which names the payment. */
export const checkoutStore = (table: Table) => ({
  get: async (sub: string): Promise<OpenCheckout | null> => {
    const row = await table.get(checkoutKey(sub))
    return row ? storedCheckout.parse(row) : null
  },
  /** Begins a payment and replaces the checkout `seen`. False if another call was first. Throws daily_limit. */
  begin: async (draft: NewPayment, seen: OpenCheckout | null, now: Date): Promise<boolean> => {
    const checkout: OpenCheckout = {
      reference: draft.reference,
      authorizationUrl: null,
      openingUntil: new Date(now.getTime() + openingFor).toISOString(),
    }
    const failed = await table.transact([
      {
        put: { ...checkout, ...expiring(new Date(now.getTime() + storedFor)), ...checkoutKey(draft.sub) },
        condition: seen ? { is: { reference: seen.reference } } : { absent: true },
      },
      ...newPaymentWrites(draft, now),
    ])
    if (failed.some(({ index }) => index === 0)) return false
    if (failed.length > 0) throw new ApiError('daily_limit')
    return true
  },
  /** Records the page, or null if it could not be opened. Does nothing if another checkout has replaced this one. */
  opened: async (
    sub: string,
    reference: string,
    authorizationUrl: string | null,
    now: Date,
  ): Promise<void> => {
    const set = { authorizationUrl, openingUntil: now.toISOString() }
    await table.update(checkoutKey(sub), { set }, { is: { reference } })
  },
})
export type CheckoutStore = ReturnType<typeof checkoutStore>
