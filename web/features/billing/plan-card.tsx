import { chakra, Heading } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { inDollars, inNaira, plans } from '../../../shared/domain/plan.ts'
import type { PaidTier, Tier } from '../../../shared/lists.ts'
import { useAddress } from '../../kit/use-address.ts'
import { StartTrial } from '../../person/start-trial.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { optionFor } from './plan-options.ts'
import { planRows } from './plan-rows.ts'

type Props = {
  tier: Tier
  /** Undefined: not loaded, so no plan is marked, and none can be chosen. */
  subscription: Subscription | undefined
  /** One below the heading that the card stands under. */
  level: 'h2' | 'h3'
}

/** One plan: its price, what it has, and the buttons that lead to it. */
export const PlanCard = ({ tier, subscription, level }: Props) => (
  <Panel
    as="article"
    inset="card"
    display="flex"
    flexDirection="column"
    aria-labelledby={`plan-${tier}`}
    borderColor={tier === subscription?.tier ? 'brand.solid' : undefined}
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
      {planRows.map(({ label, valueFor }) => {
        const value = valueFor(tier)
        return (
          value !== false && (
            <chakra.li key={label} display="flex" gap="2" alignItems="baseline">
              <chakra.span color="success.fg" flexShrink="0" position="relative" top="2px">
                <Check size={15} strokeWidth={2} />
              </chakra.span>
              <span>{value === true ? label : `${label}: ${value}`}</span>
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

/** A plan's price in both currencies. It is charged in naira. */
export const Price = ({ tier }: { tier: Tier }) => {
  const { kobo, cents } = plans[tier].price
  return (
    <div>
      <chakra.p>
        <chakra.span textStyle="figure">{inDollars(cents)}</chakra.span>{' '}
        <chakra.span color="fg.muted" textStyle="small">
          {kobo > 0 ? 'a month' : 'forever'}
        </chakra.span>
      </chakra.p>
      <chakra.p textStyle="meta" color="fg.muted" fontWeight="normal">
        {kobo > 0 ? `Charged in naira: ${inNaira(kobo)}` : 'No card needed'}
      </chakra.p>
    </div>
  )
}

/** The buttons that lead to a paid plan; nothing for the plan that the person has. */
export const ChoosePlan = ({ tier, subscription }: { tier: PaidTier; subscription: Subscription }) => {
  const { open } = useAddress()
  const option = optionFor(subscription, tier)
  if (!option) return null
  return (
    <chakra.div display="grid" gap="2">
      {option.kind === 'pay' ? (
        <Button variant="subtle" width="full" onClick={() => open({ checkout: tier })}>
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
      <StartTrial tier={tier} full />
    </chakra.div>
  )
}
