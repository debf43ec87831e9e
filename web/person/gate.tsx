import { chakra, Heading } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { allows, type Feature, features, plans, trialDays } from '../../shared/domain/plan.ts'
import { Cloth } from '../art/cloth.tsx'
import { paths } from '../paths.ts'
import { Badge, TickList } from '../ui/badge.tsx'
import { LinkButton } from '../ui/links.tsx'
import { ThreadLines } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { useSubscriptionStatus } from './plan.ts'
import { StartTrial } from './start-trial.tsx'

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
        <Panel inset="card" maxW="40rem">
          <ThreadLines rows={5} label="Looking up your plan" />
        </Panel>
      )}
    </>
  )
}

type CardProps = { feature: Feature; title: string; gains: readonly string[] }

export const UpgradeCard = ({ feature, title, gains }: CardProps) => {
  const tier = features[feature]
  const { name } = plans[tier]
  return (
    <Panel
      overflow="hidden"
      maxW="40rem"
      display="grid"
      gridTemplateColumns={{ base: '48px 1fr', md: '72px 1fr' }}
    >
      <chakra.div
        position="relative"
        overflow="hidden"
        css={{ '& svg': { position: 'absolute', top: 0, width: '100%' } }}
      >
        <Cloth strips={['alaari']} height={800} />
      </chakra.div>
      <chakra.div p={{ base: '4', md: '5.5' }} minWidth="0">
        <Badge tone="brand">
          <Lock size={14} />
          {name}
        </Badge>
        <Heading as="h2" textStyle="h2" mt="3">
          {title}
        </Heading>
        <TickList of={gains} mt="3" mb="5" />
        <chakra.div display="flex" flexWrap="wrap" gap="2.5">
          <LinkButton to={paths.upgrade}>Upgrade to {name}</LinkButton>
          {tier !== 'free' && <StartTrial tier={tier} />}
        </chakra.div>
        <chakra.p mt="3" textStyle="meta" color="fg.subtle">
          {trialDays}-day free trial • Cancel anytime
        </chakra.p>
      </chakra.div>
    </Panel>
  )
}
