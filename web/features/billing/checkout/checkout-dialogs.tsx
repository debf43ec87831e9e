import type { Subscription } from '../../../../shared/api/subscription.ts'
import { type PaidTier, paidTiers } from '../../../../shared/lists.ts'
import { lazyFile } from '../../../browser/load-file.ts'
import { useDialog } from '../../../kit/use-dialog.ts'
import { useCheckoutPart } from './use-checkout-part.ts'

const file = lazyFile(() => import('./checkout-sheet.tsx'))

/** `?checkout=pro`: what the plan costs, and the way to its payment. */
export const CheckoutDialogs = ({ subscription }: { subscription: Subscription }) => {
  const { tier: asked, close } = useCheckoutPart()
  return paidTiers.map(tier => (
    <CheckoutDialog
      key={tier}
      tier={tier}
      open={asked === tier}
      subscription={subscription}
      onClose={() => close()}
    />
  ))
}

type Props = { tier: PaidTier; open: boolean; subscription: Subscription; onClose: () => void }

const CheckoutDialog = (props: Props) => {
  const { dialog, openings } = useDialog(file, props.open, props.onClose)
  return dialog ? <dialog.CheckoutSheet key={openings} {...props} /> : null
}
