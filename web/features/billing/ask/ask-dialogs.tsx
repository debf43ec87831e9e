import type { Subscription } from '../../../../shared/api/subscription.ts'
import { lazyFile } from '../../../browser/load-file.ts'
import { useDialog } from '../../../kit/use-dialog.ts'
import { type Ask, asks, useAsk } from './asks.ts'

const file = lazyFile(() => import('./ask-sheet.tsx'))

/** `?ask=cancel` and the others: the questions before the subscription is changed. */
export const AskDialogs = ({ subscription }: { subscription: Subscription }) => {
  const { askedOf, close } = useAsk()
  const asked = askedOf(subscription)
  return asks.map(ask => (
    <AskDialog key={ask} ask={ask} open={asked === ask} subscription={subscription} onClose={() => close()} />
  ))
}

type Props = { ask: Ask; open: boolean; subscription: Subscription; onClose: () => void }

const AskDialog = (props: Props) => {
  const { dialog, openings } = useDialog(file, props.open, props.onClose)
  return dialog ? <dialog.AskSheet key={openings} {...props} /> : null
}
