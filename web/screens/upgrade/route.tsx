import { chakra } from '@chakra-ui/react'
import { tiers } from '../../../shared/lists.ts'
import { useMedia } from '../../media.ts'
import { usePlan } from '../../person/plan.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PaymentNote } from '../subscription/payment-note.tsx'
import { PlanCard } from '../subscription/plan-card.tsx'
import { Comparison } from './comparison.tsx'

/** The plans side by side: a table where there is room for four columns, else a card each. */
export const UpgradeRoute = () => {
  const { tier: current } = usePlan()
  const roomy = useMedia('(min-width: 64em)')
  return (
    <>
      <PageHead title="Upgrade" text="The three plans side by side. Tracking applications is free on each." />
      <chakra.div display="grid" gap="5">
        <PaymentNote />
        {roomy ? (
          <Comparison current={current} />
        ) : (
          tiers.map(tier => <PlanCard key={tier} tier={tier} current={current} level="h2" />)
        )}
      </chakra.div>
    </>
  )
}
