import { useQuery } from '@tanstack/react-query'
import { trialDays } from '../../shared/domain/plan.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { Button } from '../ui/button.tsx'
import { moveFocusOn } from '../ui/focus.ts'
import { subscriptionQuery } from './plan.ts'
import { useStartTrial } from './use-trial.ts'

/** The button that starts the one trial. Nothing for who had it, or has a plan. */
export const StartTrial = ({ tier, full = false }: { tier: PaidTier; full?: boolean }) => {
  const { data } = useQuery(subscriptionQuery)
  const { mutate, isPending } = useStartTrial()
  if (data?.tier !== 'free' || data.trialUsed) return null
  return (
    <Button
      ref={moveFocusOn()}
      variant="outline"
      {...(full && { width: 'full' })}
      loading={isPending}
      loadingText="Starting..."
      onClick={() => mutate(tier)}
    >
      Start {trialDays}-day free trial
    </Button>
  )
}
