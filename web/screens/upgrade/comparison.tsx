import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { Check, Minus } from 'lucide-react'
import { plans } from '../../../shared/domain/plan.ts'
import { type Tier, tiers } from '../../../shared/lists.ts'
import { planRows } from '../../person/plan-rows.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChoosePlan } from '../subscription/choose-plan.tsx'
import { Price } from '../subscription/price.tsx'

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

const mark = (tier: Tier, current: Tier) => tier === current && { 'data-current': '' }

export const Comparison = ({ current }: { current: Tier }) => (
  <Panel overflow="hidden">
    <chakra.table width="full" tableLayout="fixed" borderCollapse="collapse">
      <chakra.caption srOnly>What each plan has</chakra.caption>
      <thead>
        <tr>
          <Head scope="col">
            <VisuallyHidden>What</VisuallyHidden>
          </Head>
          {tiers.map(tier => (
            <Head key={tier} scope="col" {...mark(tier, current)}>
              <chakra.span display="flex" gap="2" alignItems="center" minH="6" textStyle="h3">
                {plans[tier].name}
                {tier === current && <Badge bg="bg.panel">Current plan</Badge>}
              </chakra.span>
              <Price tier={tier} />
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {planRows.map(({ label, of }) => (
          <tr key={label}>
            <Label scope="row">{label}</Label>
            {tiers.map(tier => (
              <Cell key={tier} {...mark(tier, current)}>
                <Share share={of(tier)} />
              </Cell>
            ))}
          </tr>
        ))}
        <tr>
          <Cell />
          {tiers.map(tier => (
            <Cell key={tier} {...mark(tier, current)}>
              <ChoosePlan tier={tier} current={current} />
            </Cell>
          ))}
        </tr>
      </tbody>
    </chakra.table>
  </Panel>
)

const Share = ({ share }: { share: string | boolean }) => {
  if (typeof share === 'string') return share
  const Icon = share ? Check : Minus
  return (
    <chakra.span display="inline-flex" color={share ? 'success.fg' : 'fg.subtle'}>
      <Icon size={18} strokeWidth={2} aria-hidden />
      <VisuallyHidden>{share ? 'Yes' : 'No'}</VisuallyHidden>
    </chakra.span>
  )
}
