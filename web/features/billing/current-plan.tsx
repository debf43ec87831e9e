import { chakra, Heading } from '@chakra-ui/react'
import { CreditCard } from 'lucide-react'
import type { Card, Subscription } from '../../../shared/api/subscription.ts'
import { plans } from '../../../shared/domain/plan.ts'
import { api } from '../../api/api.ts'
import { priceWords } from '../../content/plan-price.ts'
import { useAddress } from '../../kit/use-address.ts'
import { cardWords, stateWords } from '../../person/plan-words.ts'
import { Button } from '../../ui/button.tsx'
import { moveFocusOn } from '../../ui/focus.ts'
import type { Notice } from '../../ui/notify.ts'
import { Panel } from '../../ui/panel.tsx'
import { canCancel, nextPayment, undoLabel } from './plan-options.ts'
import { useChangeSubscription } from './use-change-subscription.ts'

type Props = { subscription: Subscription }

/** The plan of the person, its state, and the buttons that change it. */
export const CurrentPlan = ({ subscription }: Props) => {
  const { open } = useAddress()
  const { tier, status, confirmUrl, card } = subscription
  const { naira, beside } = priceWords(tier)
  return (
    <Panel edge="selvage" aria-labelledby="current-plan">
      <chakra.div p={{ base: '4', lg: '5.5' }}>
        {confirmUrl && <BankConfirm url={confirmUrl} />}
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="6"
          rowGap="3"
        >
          <chakra.div flex="1 1 20rem" minWidth="0">
            <chakra.p textStyle="small" fontWeight="medium" color="accent.fg">
              Current plan
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
              <Heading as="h2" id="current-plan" mt="1" textStyle="h2">
                {plans[tier].name}
              </Heading>
              <chakra.p color="fg.muted">
                {status === 'trialing' ? 'Free trial' : `${naira} ${beside}`}
              </chakra.p>
            </chakra.div>
            <chakra.p mt="1.5" color={status === 'past_due' ? 'error.fg' : 'fg.muted'} aria-live="polite">
              {stateWords(subscription)}
            </chakra.p>
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="2" alignItems="center">
            <KeepPlan subscription={subscription} />
            {canCancel(subscription) && (
              <Button variant="ghost" data-focus="cancel" onClick={() => open({ ask: 'cancel' })}>
                Cancel
              </Button>
            )}
          </chakra.div>
        </chakra.div>
        {card && <SavedCard card={card} onRemove={() => open({ ask: 'remove-card' })} />}
      </chakra.div>
    </Panel>
  )
}

const BankConfirm = ({ url }: { url: string }) => (
  <chakra.div
    mb="4"
    p="3.5"
    borderRadius="md"
    bg="warning.subtle"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="3"
  >
    <chakra.p flex="1 1 14rem" fontWeight="medium">
      Your bank asks you to confirm the payment. Until you do, nothing is charged.
    </chakra.p>
    <Button asChild>
      <a href={url}>Confirm with your bank</a>
    </Button>
  </chakra.div>
)

const resumed = (subscription: Subscription): Notice => ({
  kind: 'success',
  title: `Your ${plans[subscription.tier].name} plan continues`,
  description: stateWords(subscription),
})

/** The buttons that keep the plan: the next payment, and the undo of a cancellation or a downgrade. */
const KeepPlan = ({ subscription }: Props) => {
  const { open } = useAddress()
  const { mutate, isPending } = useChangeSubscription()
  const payment = nextPayment(subscription)
  const undo = undoLabel(subscription)
  return (
    <>
      {payment && (
        <Button
          // The button to confirm with the bank comes first.
          variant={subscription.confirmUrl ? 'outline' : 'solid'}
          onClick={() => open({ checkout: payment.tier })}
        >
          {payment.label}
        </Button>
      )}
      {undo && (
        <Button
          ref={moveFocusOn()}
          variant={subscription.status === 'cancelled' ? 'solid' : 'outline'}
          loading={isPending}
          loadingText="One moment..."
          onClick={() =>
            mutate({
              send: () => api.subscription.resume({}),
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

const SavedCard = ({ card, onRemove }: { card: Card; onRemove: () => void }) => (
  <chakra.div
    mt="4"
    pt="2.5"
    borderTop="1px solid {colors.border}"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="3"
  >
    <chakra.span color="fg.muted" flexShrink="0">
      <CreditCard size={20} />
    </chakra.span>
    <chakra.p flex="1 1 12rem" minWidth="0">
      {cardWords(card)}
      <chakra.span color="fg.muted">, expires {card.expires}</chakra.span>
    </chakra.p>
    <Button variant="ghost" data-focus="remove-card" onClick={onRemove}>
      Remove card
    </Button>
  </chakra.div>
)
