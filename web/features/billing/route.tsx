import { chakra, Heading } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { trialDays } from '../../../shared/domain/plan.ts'
import { paidTiers, tiers } from '../../../shared/lists.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { subscriptionQuery } from '../../person/plan.ts'
import { useCanTry } from '../../person/start-trial.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { LeftPayment } from './left-payment.tsx'
import { Payments } from './payments.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanDialogs } from './plan-dialogs.tsx'
import { subscriptionFailed } from './queries.ts'
import { RefreshButton } from './refresh-button.tsx'

const payText = 'You pay for a month, in naira: by card, USSD or bank transfer. You can cancel at any time.'
const tryText = `You can try Pro or Elite once, free for ${trialDays} days, without a card. Or pay for a month, in naira: by card, USSD or bank transfer.`

/** On a screen without room for three columns, the paid plans come first. */
const narrowOrder = [...paidTiers, 'free'] as const

/**
 * The one screen to decide on a plan, at two addresses: Subscription and Upgrade. `?checkout=cancelled`: the person left
 * the payment page.
 */
export const SubscriptionRoute = () => {
  const query = useQuery(subscriptionQuery)
  const isWide = useMedia('(min-width: 75em)')
  const canTry = useCanTry()
  const { data: subscription } = query
  return (
    <>
      <PageHead
        title="Subscription"
        text="Your plan, what the other plans offer, and what you paid."
        actions={<RefreshButton />}
      />
      <chakra.div display="grid" gap="5">
        <LeftPayment />
        <Loaded query={query} loading="Loading your subscription" rows={4} failed={subscriptionFailed}>
          {loaded => <CurrentPlan subscription={loaded} />}
        </Loaded>
        <chakra.div mt="2">
          <Heading as="h2" textStyle="h2">
            Plans
          </Heading>
          <chakra.p mt="1" color="fg.muted">
            {canTry ? tryText : payText}
          </chakra.p>
        </chakra.div>
        <chakra.div
          display="grid"
          gap="4"
          // Widths in rem, because larger letters leave room for fewer columns.
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 17rem), 1fr))"
        >
          {(isWide ? tiers : narrowOrder).map(tier => (
            <PlanCard key={tier} tier={tier} subscription={subscription} />
          ))}
        </chakra.div>
        <Payments />
      </chakra.div>
      {subscription && <PlanDialogs subscription={subscription} />}
    </>
  )
}
