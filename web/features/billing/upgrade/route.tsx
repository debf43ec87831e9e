import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { tiers } from '../../../../shared/lists.ts'
import { useMedia } from '../../../browser/media.ts'
import { subscriptionQuery } from '../../../person/plan.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { PlanCard } from '../plan-card.tsx'
import { PlanDialogs } from '../plan-dialogs.tsx'
import { SubscriptionMissing } from '../subscription-missing.tsx'
import { Comparison } from './comparison.tsx'

/** The plans side by side: a table where there is room for four columns, else a card each. */
export const UpgradeRoute = () => {
  const query = useQuery(subscriptionQuery)
  const { data: subscription } = query
  const roomy = useMedia('(min-width: 64em)')
  return (
    <>
      <PageHead title="Upgrade" text="The three plans side by side. Tracking applications is free on each." />
      <chakra.div display="grid" gap="5">
        {!subscription && query.error && <SubscriptionMissing query={query} />}
        {roomy ? (
          <Comparison subscription={subscription} />
        ) : (
          tiers.map(tier => <PlanCard key={tier} tier={tier} subscription={subscription} level="h2" />)
        )}
      </chakra.div>
      {subscription && <PlanDialogs subscription={subscription} />}
    </>
  )
}
