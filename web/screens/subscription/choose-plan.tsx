import { isAtLeast, plans } from '../../../shared/domain/plan.ts'
import type { Tier } from '../../../shared/lists.ts'
import { Button } from '../../ui/button.tsx'
import { paymentNoteId } from './payment-note.tsx'

/** The way from one plan to another. Nothing for the current one; Free is reached by cancelling. */
export const ChoosePlan = ({ tier, current }: { tier: Tier; current: Tier }) =>
  tier === current || tier === 'free' ? null : (
    <Button variant="outline" width="full" disabled aria-describedby={paymentNoteId}>
      {isAtLeast(tier, current) ? 'Upgrade' : 'Change'} to {plans[tier].name}
    </Button>
  )
