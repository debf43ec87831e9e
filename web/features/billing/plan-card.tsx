import { chakra, Heading } from '@chakra-ui/react'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { plans } from '../../../shared/domain/plan.ts'
import type { PaidTier, Tier } from '../../../shared/lists.ts'
import { priceWords } from '../../content/plan-price.ts'
import { planWords } from '../../content/plan-words.ts'
import { useAddress } from '../../kit/use-address.ts'
import { StartTrial, useCanTry } from '../../person/start-trial.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlanGains, Price } from '../../ui/plan-offer.tsx'
import { firstChoice, optionFor } from './plan-options.ts'

type Props = {
  tier: Tier
  /** Undefined: not loaded, so no plan is marked, and none can be chosen. */
  subscription: Subscription | undefined
}

/** One plan: its price, the buttons that lead to it, and what it brings. */
export const PlanCard = ({ tier, subscription }: Props) => {
  const { purpose, gains, soon } = planWords[tier]
  return (
    <Panel
      as="article"
      inset="card"
      display="flex"
      flexDirection="column"
      gap="4"
      aria-labelledby={`plan-${tier}`}
      borderColor={tier === subscription?.tier ? 'brand.solid' : undefined}
    >
      <div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          gap="2"
          minH="6"
        >
          <Heading as="h3" id={`plan-${tier}`} textStyle="h2">
            {plans[tier].name}
          </Heading>
          {tier === subscription?.tier && <Badge tone="brand">Current plan</Badge>}
        </chakra.div>
        <Price {...priceWords(tier)} />
      </div>
      {subscription && tier !== 'free' && <ChoosePlan tier={tier} subscription={subscription} />}
      <chakra.p fontWeight="medium">{purpose}</chakra.p>
      <PlanGains gains={gains} soon={soon} />
    </Panel>
  )
}

/** The buttons that lead to a paid plan, the trial first; nothing for the plan that the person has. */
const ChoosePlan = ({ tier, subscription }: { tier: PaidTier; subscription: Subscription }) => {
  const { open } = useAddress()
  const canTry = useCanTry()
  const option = optionFor(subscription, tier)
  if (!option) return null
  const isFirst = tier === firstChoice(subscription)
  return (
    <chakra.div display="grid" gap="2">
      <StartTrial tier={tier} variant={isFirst ? 'solid' : 'outline'} width="full" />
      {option.kind === 'pay' ? (
        <Button
          variant={canTry ? 'ghost' : isFirst ? 'solid' : 'outline'}
          width="full"
          onClick={() => open({ checkout: tier })}
        >
          {option.label}
        </Button>
      ) : (
        <Button
          variant="outline"
          width="full"
          data-focus="downgrade"
          onClick={() => open({ ask: 'downgrade' })}
        >
          {option.label}
        </Button>
      )}
    </chakra.div>
  )
}
