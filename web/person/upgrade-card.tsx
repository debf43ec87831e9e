import { chakra, Heading } from '@chakra-ui/react'
import { Check, Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Feature, features, plans, trialDays } from '../../shared/domain/plan.ts'
import { Cloth } from '../art/cloth.tsx'
import { paths } from '../paths.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { StartTrial } from './start-trial.tsx'

type Props = { feature: Feature; title: string; gains: readonly string[] }

/** One strip of cloth, three gains, the terms. */
export const UpgradeCard = ({ feature, title, gains }: Props) => {
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
        <chakra.ul mt="3" mb="5" display="grid" gap="2" listStyleType="none">
          {gains.map(gain => (
            <chakra.li key={gain} display="flex" gap="2.5" alignItems="baseline">
              <chakra.span color="success.fg" position="relative" top="2px">
                <Check size={16} strokeWidth={2} />
              </chakra.span>
              {gain}
            </chakra.li>
          ))}
        </chakra.ul>
        <chakra.div display="flex" flexWrap="wrap" gap="2.5">
          <Button asChild>
            <Link to={paths.upgrade}>Upgrade to {name}</Link>
          </Button>
          {tier !== 'free' && <StartTrial tier={tier} />}
        </chakra.div>
        <chakra.p mt="3" textStyle="meta" color="fg.subtle">
          {trialDays}-day free trial • Cancel anytime
        </chakra.p>
      </chakra.div>
    </Panel>
  )
}
