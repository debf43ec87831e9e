import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { dayMs } from '../../shared/domain/period.ts'
import { expiring } from './expiry.ts'
import { personPartition } from './keys.ts'
import { type NewPayment, newPaymentWrites } from './payments.ts'
import type { Key, Table } from './table.ts'

/** Longer than a function of the API runs: after it nobody is opening the page any more, in milliseconds. */
const openingFor = 15_000
/** The payment itself is looked at for so long. */
const keptFor = 3 * dayMs

const checkoutKey = (sub: string): Key => ({ pk: personPartition(sub), sk: 'CHECKOUT' })

const storedCheckout = z.object({
  reference: z.string(),
  /** The provider's page, which it names once; null before that. */
  authorizationUrl: z.nullable(z.string()),
  /** Until then somebody may be about to open it. */
  openingUntil: z.string(),
})
export type OpenCheckout = z.infer<typeof storedCheckout>

/** The newest checkout that a person began, one a person: the row names its payment. */
export const checkoutStore = (table: Table) => ({
  get: async (sub: string): Promise<OpenCheckout | null> => {
    const row = await table.get(checkoutKey(sub))
    return row ? storedCheckout.parse(row) : null
  },
  /** Begins a payment, in the place of the checkout that was `seen`. False where another one was begun since. Throws daily_limit. */
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
  /** Its page is there; null: it could not be opened. Of one that another has taken the place of, nothing is kept. */
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
