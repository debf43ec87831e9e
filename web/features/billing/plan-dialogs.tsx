import { useEffect } from 'react'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { paidTiers } from '../../../shared/lists.ts'
import { lazyDialog } from '../../kit/lazy-dialog.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { canCancel, optionFor, type PlanChange, planChanges } from './plan-options.ts'

const CheckoutDialog = lazyDialog(async () => (await import('./checkout-dialog.tsx')).CheckoutDialog)
const PlanQuestion = lazyDialog(async () => (await import('./plan-question.tsx')).PlanQuestion)

const isPossible: Readonly<Record<PlanChange, (subscription: Subscription) => boolean>> = {
  cancel: canCancel,
  'remove-card': ({ card }) => card !== null,
  downgrade: subscription => optionFor(subscription, 'pro')?.kind === 'downgrade',
}

/**
 * The dialogs of the screens that show plans: `?checkout=pro` leads to the payment of a plan, `?ask=cancel` asks before a
 * change of the subscription.
 */
export const PlanDialogs = ({ subscription }: { subscription: Subscription }) => {
  const { params, close } = useAddress()
  const asked = params.get('ask')
  const change = planChanges.find(each => each === asked && isPossible[each](subscription))
  // The change is made, here or elsewhere: a later subscription must not open its question again.
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
