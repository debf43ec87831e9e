import * as z from 'zod/mini'
import { paidTier } from '../../../../shared/api/subscription.ts'
import type { PaidTier } from '../../../../shared/lists.ts'
import { usePart } from '../../../kit/use-part.ts'

const checkout = z.union([paidTier, z.literal('cancelled')])

/** `?checkout=pro`: the plan that is about to be paid for; `cancelled`: back from the payment page without paying. */
export const useCheckoutPart = () => {
  const { part, open, close } = usePart('checkout')
  const named = checkout.safeParse(part).data ?? null
  return {
    tier: named === 'cancelled' ? null : named,
    left: named === 'cancelled',
    open: (tier: PaidTier) => open(tier),
    close,
  }
}
