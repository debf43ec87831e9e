import type { Subscription } from '../../../shared/api/subscription.ts'
import { AskDialogs } from './ask/ask-dialogs.tsx'
import { CheckoutDialogs } from './checkout/checkout-dialogs.tsx'

/** What opens over a screen that changes the plan. */
export const PlanDialogs = ({ subscription }: { subscription: Subscription }) => (
  <>
    <CheckoutDialogs subscription={subscription} />
    <AskDialogs subscription={subscription} />
  </>
)
