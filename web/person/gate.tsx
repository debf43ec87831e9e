import { chakra, Heading } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { allows, type Feature, features, plans, trialDays } from '../../shared/domain/plan.ts'
import type { PaidTier } from '../../shared/lists.ts'
import { Cloth } from '../art/cloth.tsx'
import { priceWords } from '../content/plan-price.ts'
import { paths } from '../paths.ts'
import { Badge, TickList } from '../ui/badge.tsx'
import { LinkButton } from '../ui/links.tsx'
import { ThreadLines } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { Price } from '../ui/plan-offer.tsx'
import { useSubscriptionStatus } from './plan.ts'
import { StartTrial, useCanTry } from './start-trial.tsx'

type Props = {
  feature: Feature
  /** Above the upgrade card. The content has a head of its own. */
  head: ReactNode
  title: string
  /** What the plan brings here: three lines. */
  gains: readonly [string, string, string]
  children: ReactNode
}

/** Shows its content where the plan allows the feature, and an upgrade card where not. */
export const Gate = ({ feature, head, title, gains, children }: Props) => {
  const plan = useSubscriptionStatus()
  if (plan && allows(plan.tier, feature)) return children
  return (
    <>
      {head}
      {plan ? (
        <UpgradeCard feature={feature} title={title} gains={gains} />
      ) : (
        <Panel inset="card">
          <ThreadLines rows={5} label="Looking up your plan" />
        </Panel>
      )}
    </>
  )
}

type CardProps = { feature: Feature; title: string; gains: readonly string[] }

/** What a plan would open: one strip, three gains, and beside them the price, the trial and the terms. */
export const UpgradeCard = ({ feature, title, gains }: CardProps) => {
  const tier = features[feature]
  return (
    <Panel
      overflow="hidden"
      display="grid"
      gridTemplateColumns={{ base: '48px minmax(0, 1fr)', md: '72px minmax(0, 1fr)' }}
    >
      <chakra.div
        position="relative"
        overflow="hidden"
        css={{ '& svg': { position: 'absolute', top: 0, width: '100%' } }}
      >
        <Cloth strips={['alaari']} height={800} />
      </chakra.div>
      <chakra.div
        p={{ base: '4', md: '6' }}
        minWidth="0"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="10"
        rowGap="5"
      >
        <chakra.div flex="1.4 1 22rem" minWidth="0">
          <Badge tone="brand">
            <Lock size={14} />
            {plans[tier].name}
          </Badge>
          <Heading as="h2" textStyle="h2" mt="3">
            {title}
          </Heading>
          <TickList of={gains} mt="3" />
        </chakra.div>
        {tier !== 'free' && <Way tier={tier} />}
      </chakra.div>
    </Panel>
  )
}

/** The price and the buttons. The trial comes first, for those who can still start it. */
const Way = ({ tier }: { tier: PaidTier }) => {
  const canTry = useCanTry()
  return (
    <chakra.div
      flex="1 1 17rem"
      minWidth="0"
      maxW={{ md: '24rem' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2.5"
    >
      <Price {...priceWords(tier)} />
      <StartTrial tier={tier} width="full" />
      <LinkButton to={paths.upgrade} variant={canTry ? 'outline' : 'solid'} width="full">
        Upgrade to {plans[tier].name}
      </LinkButton>
      <chakra.p textStyle="meta" color="fg.subtle">
        {canTry
          ? `${trialDays}-day free trial • Cancel anytime`
          : 'By card, USSD or bank transfer • Cancel anytime'}
      </chakra.p>
    </chakra.div>
  )
}
