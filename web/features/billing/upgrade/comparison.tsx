import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { Check, Minus } from 'lucide-react'
import type { Subscription } from '../../../../shared/api/subscription.ts'
import { plans } from '../../../../shared/domain/plan.ts'
import { type Tier, tiers } from '../../../../shared/lists.ts'
import { planRows } from '../../../person/plan-rows.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ChoosePlan } from '../choose-plan.tsx'
import { Price } from '../price.tsx'

const Cell = chakra('td', {
  base: {
    px: '5',
    py: '3',
    borderTop: '1px solid {colors.border}',
    '&[data-current]': { bg: 'brand.subtle' },
  },
})
const Label = chakra('th', {
  base: {
    px: '5',
    py: '3',
    borderTop: '1px solid {colors.border}',
    textAlign: 'start',
    fontWeight: 'medium',
  },
})
const Head = chakra('th', {
  base: { p: '5', textAlign: 'start', verticalAlign: 'top', '&[data-current]': { bg: 'brand.subtle' } },
})

const mark = (tier: Tier, current: Tier | undefined) => tier === current && { 'data-current': '' }

/** Belongs to the price above it. */
const below = { borderTop: 0, pt: 0, pb: '5' } as const

type Props = {
  /** Undefined while it has not come: then nothing is marked, and nothing can be chosen. */
  subscription: Subscription | undefined
}

export const Comparison = ({ subscription }: Props) => (
  <Panel overflow="hidden">
    <chakra.table width="full" tableLayout="fixed" borderCollapse="collapse">
      <chakra.caption srOnly>What each plan has</chakra.caption>
      <thead>
        <tr>
          <Head scope="col">
            <VisuallyHidden>What</VisuallyHidden>
          </Head>
          {tiers.map(tier => (
            <Head key={tier} scope="col" {...mark(tier, subscription?.tier)}>
              <chakra.span display="flex" gap="2" alignItems="center" minH="6" textStyle="h3">
                {plans[tier].name}
                {tier === subscription?.tier && <Badge bg="bg.panel">Current plan</Badge>}
              </chakra.span>
              <Price tier={tier} />
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <Cell {...below} />
          {tiers.map(tier => (
            <Cell key={tier} {...below} {...mark(tier, subscription?.tier)}>
              {subscription && tier !== 'free' && <ChoosePlan tier={tier} subscription={subscription} />}
            </Cell>
          ))}
        </tr>
        {planRows.map(({ label, of }) => (
          <tr key={label}>
            <Label scope="row">{label}</Label>
            {tiers.map(tier => (
              <Cell key={tier} {...mark(tier, subscription?.tier)}>
                <Share share={of(tier)} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  </Panel>
)

const Share = ({ share }: { share: string | boolean }) => {
  if (typeof share === 'string') return share
  const Icon = share ? Check : Minus
  return (
    <chakra.span display="inline-flex" color={share ? 'success.fg' : 'fg.subtle'}>
      <Icon strokeWidth={2} />
      <VisuallyHidden>{share ? 'Yes' : 'No'}</VisuallyHidden>
    </chakra.span>
  )
}
