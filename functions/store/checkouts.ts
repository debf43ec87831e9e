import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { expiring } from './expiry.ts'
import { personPartition } from './keys.ts'
import { type NewPayment, newPaymentWrites } from './payments.ts'
import type { Key, Table } from './table.ts'

/** How long a page may take to open, in milliseconds: longer than a function of the API can run. */
const openingFor = 15_000
/** In milliseconds: as long as an unpaid payment is looked for. */
const keptFor = 3 * dayMs

const checkoutKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'CHECKOUT' })

const storedCheckout = z.object({
  reference: z.string(),
  /** The provider's page; null until it has answered, because it gives the address only once. */
  authorizationUrl: z.nullable(z.string()),
  /** Until this time another call may be opening the page. */
  openingUntil: z.string(),
})
export type OpenCheckout = z.infer<typeof storedCheckout>

/** The newest checkout of each person: one row, which names the payment. */
export const checkoutStore = (table: Table) => ({
  get: async (sub: string): Promise<OpenCheckout | null> => {
    const row = await table.get(checkoutKey(sub))
    return row ? storedCheckout.parse(row) : null
  },
  /**
   * Begins a payment and replaces the checkout that was `seen`. False where another call was first. Throws daily_limit.
   */
  begin: async (draft: NewPayment, seen: OpenCheckout | null, now: Date): Promise<boolean> => {
    const checkout: OpenCheckout = {
      reference: draft.reference,
      authorizationUrl: null,
      openingUntil: new Date(now.getTime() + openingFor).toISOString(),
    }
    const failed = await table.transact([
      {
        put: { ...checkout, ...expiring(new Date(now.getTime() + keptFor)), ...checkoutKey(draft.sub) },
        condition: seen ? { is: { reference: seen.reference } } : { absent: true },
      },
      ...newPaymentWrites(draft, now),
    ])
    if (failed.some(({ index }) => index === 0)) return false
    if (failed.length > 0) throw new ApiError('daily_limit')
    return true
  },
  /** Records the page; null where it could not be opened. Does nothing where another checkout has replaced this one. */
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
