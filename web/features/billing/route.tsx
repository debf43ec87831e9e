import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { tiers } from '../../../shared/lists.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { Message } from '../../ui/message.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { Payments } from './payments.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanDialogs } from './plan-dialogs.tsx'
import { paymentsQuery, subscriptionFailed } from './queries.ts'
import { RefreshButton } from './refresh-button.tsx'

const leftWords =
  'You left the payment page. Nothing was charged. If you sent money by USSD or bank transfer, your plan opens as soon as it is there.'

/** Subscription. `?checkout=cancelled`: the person left the payment page without paying. */
export const SubscriptionRoute = () => {
  const query = useQuery(subscriptionQuery)
  const { data: payments } = useQuery(paymentsQuery)
  const { params } = useAddress()
  // A transfer may arrive while the message is shown.
  const hasLeft = params.get('checkout') === 'cancelled' && payments?.[0]?.state !== 'paid'
  const { data: subscription } = query
  return (
    <>
      <PageHead
        title="Subscription"
        text="Your plan, what the others bring, and what you paid."
        actions={<RefreshButton />}
      />
      <chakra.div display="grid" gap="5">
        {hasLeft && <Message tone="info" role="status" text={leftWords} />}
        <Loaded query={query} loading="Loading your subscription" rows={4} wide failed={subscriptionFailed}>
          {loaded => <CurrentPlan subscription={loaded} />}
        </Loaded>
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
