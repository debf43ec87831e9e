import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { plans } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

/** The way to the subscription, at the foot of the navigation. */
export const PromoBox = ({ onNavigate }: { onNavigate?: () => void }) => {
  const plan = useSubscriptionStatus()
  const free = plan?.tier === 'free'
  return (
    // The box takes its room before the plan is known, so that nothing jumps.
    <Panel p="3" aria-label="Your plan" {...(!plan && { visibility: 'hidden' })}>
      <chakra.div mb="2" display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <chakra.p textStyle="small" fontWeight="strong">
          {plan && !free ? `${plans[plan.tier].name} plan` : 'Unlock AI Power'}
        </chakra.p>
        {/* The header of a narrow phone has no room for it. */}
        {free && (
          <chakra.span display={{ md: 'none' }}>
            <PlanBadge />
          </chakra.span>
        )}
      </chakra.div>
      <Button asChild size="sm" variant={free ? 'subtle' : 'outline'} width="full">
        <Link to={paths.subscription} onClick={onNavigate}>
          {plan && !free ? 'Manage Subscription' : 'Upgrade Now'}
        </Link>
      </Button>
    </Panel>
  )
}

/** Such as FREE PLAN. Nothing while nobody knows the plan. */
export const PlanBadge = () => {
  const plan = useSubscriptionStatus()
  return plan && <Badge tone="plan">{plans[plan.tier].name.toUpperCase()} PLAN</Badge>
}
