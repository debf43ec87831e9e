import type { Subscription } from '../../../shared/api/subscription.ts'
import { plans } from '../../../shared/domain/plan.ts'
import { api } from '../../api/api.ts'
import { Button } from '../../ui/button.tsx'
import { handOnFocus } from '../../ui/hand-on-focus.ts'
import type { Notice } from '../../ui/notify.ts'
import { useCheckoutPart } from './checkout/use-checkout-part.ts'
import { useChange } from './use-change.ts'
import { nextPayment, undoOf } from './ways.ts'
import { stateWords } from './words.ts'

const resumed = (subscription: Subscription): Notice => ({
  kind: 'success',
  title: `Your ${plans[subscription.tier].name} plan goes on`,
  description: stateWords(subscription),
})

/** What keeps the plan: a payment, or to take back what was to end it. */
export const GoOn = ({ subscription }: { subscription: Subscription }) => {
  const checkout = useCheckoutPart()
  const { mutate, isPending } = useChange()
  const { status, confirmUrl } = subscription
  const payment = nextPayment(subscription)
  const undo = undoOf(subscription)
  return (
    <>
      {payment && (
        // Where the bank only waits for a yes, that is the shorter way.
        <Button variant={confirmUrl ? 'outline' : 'solid'} onClick={() => checkout.open(payment.tier)}>
          {payment.label}
        </Button>
      )}
      {undo && (
        <Button
          ref={handOnFocus()}
          variant={status === 'cancelled' ? 'solid' : 'outline'}
          loading={isPending}
          loadingText="One moment..."
          onClick={() =>
            mutate({
              make: () => api.subscription.resume({}),
              done: resumed,
              failed: 'Your plan could not be changed.',
            })
          }
        >
          {undo}
        </Button>
      )}
    </>
  )
}
