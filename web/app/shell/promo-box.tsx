import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { plans } from '../../../shared/domain/plan.ts'
import { paths } from '../../paths.ts'
import { useSubscriptionStatus } from '../../person/plan.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

/** The way to the subscription, at the foot of the navigation. */
export const PromoBox = ({ onNavigate }: { onNavigate?: () => void }) => {
  const plan = useSubscriptionStatus()
  const free = plan?.tier === 'free'
  return (
    // The box takes its room before the plan is known, so that nothing jumps.
    <Panel p="3" aria-label="Your plan" {...(!plan && { visibility: 'hidden' })}>
      <chakra.p mb="2" textStyle="small" fontWeight="strong">
        {plan && !free ? `${plans[plan.tier].name} plan` : 'Unlock AI Power'}
      </chakra.p>
      <Button asChild size="sm" variant={free ? 'subtle' : 'outline'} width="full">
        <Link to={paths.subscription} onClick={onNavigate}>
          {plan && !free ? 'Manage Subscription' : 'Upgrade Now'}
        </Link>
      </Button>
    </Panel>
  )
}
