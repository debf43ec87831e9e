import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { PaidTier } from '../../shared/lists.ts'
import { tryWords } from '../content/plan-price.ts'
import { useAddress } from '../kit/use-address.ts'
import { Button } from '../ui/button.tsx'
import { subscriptionQuery } from './plan.ts'
import { canTry } from './subscription-status.ts'

/** Whether the person can still start the one trial. False until the subscription is loaded. */
export const useCanTry = (): boolean => {
  const { data } = useQuery(subscriptionQuery)
  return data !== undefined && canTry(data)
}

type Props = { tier: PaidTier } & Pick<ComponentProps<typeof Button>, 'variant' | 'width'>

/** The button that opens the sheet of the trial. Nothing is started before a press in that sheet. */
export const StartTrial = ({ tier, ...look }: Props) => {
  const { open } = useAddress('all')
  if (!useCanTry()) return null
  return (
    <Button {...look} data-focus={`trial-${tier}`} onClick={() => open({ trial: tier })}>
      {tryWords(tier)}
    </Button>
  )
}
