import { chakra, Heading } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { planRows } from '../../person/plan-rows.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChoosePlan } from './choose-plan.tsx'
import { Price } from './price.tsx'

type Props = {
  tier: Tier
  /** Undefined while it has not come: then nothing is marked, and nothing can be chosen. */
  subscription: Subscription | undefined
  /** One below the heading that the card stands under. */
  level: 'h2' | 'h3'
}

/** One plan: its price, what it has, and the way to it. */
export const PlanCard = ({ tier, subscription, level }: Props) => (
  <Panel
    as="article"
    inset="card"
    display="flex"
    flexDirection="column"
    aria-labelledby={`plan-${tier}`}
    {...(tier === subscription?.tier && { borderColor: 'brand.solid' })}
  >
    <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="2" minH="6">
      <Heading as={level} id={`plan-${tier}`} textStyle="h3">
        {plans[tier].name}
      </Heading>
      {tier === subscription?.tier && <Badge tone="brand">Current plan</Badge>}
    </chakra.div>
    <chakra.div mt="1" mb="4">
      <Price tier={tier} />
    </chakra.div>
    <chakra.ul display="grid" gap="2" mb="5" listStyleType="none" textStyle="small">
      {planRows.map(({ label, of }) => {
        const share = of(tier)
        return (
          share !== false && (
            <chakra.li key={label} display="flex" gap="2" alignItems="baseline">
              <chakra.span color="success.fg" flexShrink="0" position="relative" top="2px">
                <Check size={15} strokeWidth={2} />
              </chakra.span>
              <span>{share === true ? label : `${label}: ${share}`}</span>
            </chakra.li>
          )
        )
      })}
    </chakra.ul>
    <chakra.div mt="auto">
      {subscription && tier !== 'free' && <ChoosePlan tier={tier} subscription={subscription} />}
    </chakra.div>
  </Panel>
)
