import * as z from 'zod/mini'
import type { Subscription } from '../../../../shared/api/subscription.ts'
import { usePart } from '../../../kit/use-part.ts'
import { wayTo } from '../ways.ts'

export const asks = ['cancel', 'remove-card', 'downgrade'] as const
export type Ask = (typeof asks)[number]
const ask = z.enum(asks)

/** On a trial there is nothing to cancel: it ends by itself, and nothing is charged. */
export const canCancel = ({ tier, status }: Pick<Subscription, 'tier' | 'status'>): boolean =>
  tier !== 'free' && (status === 'active' || status === 'past_due')

const stands: Readonly<Record<Ask, (subscription: Subscription) => boolean>> = {
  cancel: canCancel,
  'remove-card': ({ card }) => card !== null,
  downgrade: subscription => wayTo(subscription, 'pro')?.kind === 'downgrade',
}

/** The open question, as the address says it. Null for none, and for one that there is no more reason to ask. */
export const useAsk = () => {
  const { part, open, close } = usePart('ask')
  const named = ask.safeParse(part).data ?? null
  return {
    askedOf: (subscription: Subscription): Ask | null =>
      named && stands[named](subscription) ? named : null,
    open: (name: Ask) => open(name),
    close,
  }
}
