import { chakra } from '@chakra-ui/react'
import type { Subscription } from '../../../shared/api/subscription.ts'
import type { PaidTier } from '../../../shared/lists.ts'
import { StartTrial } from '../../person/start-trial.tsx'
import { Button } from '../../ui/button.tsx'
import { useAsk } from './ask/asks.ts'
import { useCheckoutPart } from './checkout/use-checkout-part.ts'
import { wayTo } from './ways.ts'

type Props = { tier: PaidTier; subscription: Subscription }

/** The ways from where the person stands to a paid plan. Nothing where they have it. */
export const ChoosePlan = ({ tier, subscription }: Props) => {
  const checkout = useCheckoutPart()
  const ask = useAsk()
  const way = wayTo(subscription, tier)
  if (!way) return null
  const isPayment = way.kind === 'pay'
  return (
    <chakra.div display="grid" gap="2">
      <Button
        variant={isPayment ? 'subtle' : 'outline'}
        width="full"
        {...(!isPayment && { 'data-ask': 'downgrade' })}
        onClick={() => (isPayment ? checkout.open(tier) : ask.open('downgrade'))}
      >
        {way.label}
      </Button>
      <StartTrial tier={tier} full />
    </chakra.div>
  )
}
