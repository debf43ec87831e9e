import { useQuery } from '@tanstack/react-query'
import type { PaidTier } from '../../shared/lists.ts'
import { Button } from '../ui/button.tsx'
import { handOnFocus } from '../ui/hand-on-focus.ts'
import { canStartTrial } from './can-try.ts'
import { subscriptionQuery } from './plan.ts'
import { trialLabel } from './trial-words.ts'
import { useStartTrial } from './use-start-trial.ts'

/** The button for the one trial; nothing for who has none left. */
export const StartTrial = ({ tier, full = false }: { tier: PaidTier; full?: boolean }) => {
  const { data } = useQuery(subscriptionQuery)
  const { mutate, isPending } = useStartTrial()
  if (!data || !canStartTrial(data)) return null
  return (
    <Button
      ref={handOnFocus()}
      variant="outline"
      {...(full && { width: 'full' })}
      loading={isPending}
      loadingText="Starting..."
      onClick={() => mutate(tier)}
    >
      {trialLabel}
    </Button>
  )
}
