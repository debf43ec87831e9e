import { chakra, Heading } from '@chakra-ui/react'
import { tiers } from '../../../shared/lists.ts'
import { usePlan } from '../../person/plan.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { PaymentNote } from './payment-note.tsx'
import { PlanCard } from './plan-card.tsx'

export const SubscriptionRoute = () => {
  const standing = usePlan()
  return (
    <>
      <PageHead title="Subscription" text="Your plan, and what the others bring." />
      <chakra.div display="grid" gap="5">
        <CurrentPlan standing={standing} />
        <PaymentNote />
        <Heading as="h2" textStyle="h2" mt="2">
          Plans
        </Heading>
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
        >
          {tiers.map(tier => (
            <PlanCard key={tier} tier={tier} current={standing.tier} level="h3" />
          ))}
        </chakra.div>
      </chakra.div>
    </>
  )
}
