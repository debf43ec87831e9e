import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { tiers } from '../../../shared/lists.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { Message } from '../../ui/message.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useCheckoutPart } from './checkout/use-checkout-part.ts'
import { CurrentPlan } from './current-plan.tsx'
import { Payments } from './payments/payments.tsx'
import { paymentsQuery } from './payments/payments-query.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanDialogs } from './plan-dialogs.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { SubscriptionMissing } from './subscription-missing.tsx'

const leftWords =
  'You left the payment page. Nothing was charged. If you sent money by USSD or bank transfer, your plan opens as soon as it is there.'

export const SubscriptionRoute = () => {
  const query = useQuery(subscriptionQuery)
  const { data: payments } = useQuery(paymentsQuery)
  // The money that they sent may have come while they read it.
  const left = useCheckoutPart().left && payments?.[0]?.state !== 'paid'
  const { data: subscription } = query
  return (
    <>
      <PageHead
        title="Subscription"
        text="Your plan, what the others bring, and what you paid."
        actions={<RefreshButton />}
      />
      <chakra.div display="grid" gap="5">
        {left && <Message tone="info" role="status" text={leftWords} />}
        {subscription ? <CurrentPlan subscription={subscription} /> : <SubscriptionMissing query={query} />}
        <Heading as="h2" textStyle="h2" mt="2">
          Plans
        </Heading>
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
        >
          {tiers.map(tier => (
            <PlanCard key={tier} tier={tier} subscription={subscription} level="h3" />
          ))}
        </chakra.div>
        <Payments />
      </chakra.div>
      {subscription && <PlanDialogs subscription={subscription} />}
    </>
  )
}
