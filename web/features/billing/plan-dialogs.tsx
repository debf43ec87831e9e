import { useEffect } from 'react'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { paidTiers } from '../../../shared/lists.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { canCancel, optionFor } from './plan-options.ts'

const CheckoutDialog = lazyDialog(async () => (await import('./checkout-dialog.tsx')).CheckoutDialog)
const PlanQuestion = lazyDialog(async () => (await import('./plan-question.tsx')).PlanQuestion)

/** What is asked about before it is changed. */
const planChanges = ['cancel', 'remove-card', 'downgrade'] as const
export type PlanChange = (typeof planChanges)[number]

const isPossible: Readonly<Record<PlanChange, (subscription: Subscription) => boolean>> = {
  cancel: canCancel,
  'remove-card': ({ card }) => card !== null,
  downgrade: subscription => optionFor(subscription, 'pro')?.kind === 'downgrade',
}

/**
 * What opens over a screen that changes the plan. `?checkout=pro` shows what a plan costs, and leads to its payment;
 * `?ask=cancel` and the others ask before the subscription is changed.
 */
export const PlanDialogs = ({ subscription }: { subscription: Subscription }) => {
  const { params, close } = useAddress()
  const asked = params.get('ask')
  const change = planChanges.find(each => each === asked && isPossible[each](subscription))
  // The change was made, perhaps elsewhere: a later subscription must not bring its question back.
  const isOver = asked !== null && change === undefined
  useEffect(() => {
    if (isOver) close('ask')
  }, [isOver, close])
  return (
    <>
      {paidTiers.map(tier => (
        <CheckoutDialog
          key={tier}
          tier={tier}
          open={params.get('checkout') === tier}
          subscription={subscription}
          onClose={() => close('checkout', tier)}
        />
      ))}
      {planChanges.map(each => (
        <PlanQuestion
          key={each}
          change={each}
          open={each === change}
          subscription={subscription}
          onClose={() => close('ask', each)}
        />
      ))}
    </>
  )
}
