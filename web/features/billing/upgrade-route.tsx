import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { plans } from '../../../shared/domain/plan.ts'
import { type Tier, tiers } from '../../../shared/lists.ts'
import { useMedia } from '../../browser/use-browser-state.ts'
import { subscriptionQuery } from '../../person/plan.ts'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailed } from '../../ui/loading.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChoosePlan, PlanCard, Price } from './plan-card.tsx'
import { PlanDialogs } from './plan-dialogs.tsx'
import { planRows } from './plan-rows.ts'
import { subscriptionFailed } from './queries.ts'

/** The plans side by side: a table on wide screens, a card each on narrow ones. */
export const UpgradeRoute = () => {
  const { data: subscription, isLoadingError, isFetching, refetch } = useQuery(subscriptionQuery)
  const isWide = useMedia('(min-width: 64em)')
  return (
    <>
      <PageHead title="Upgrade" text="The three plans side by side. Tracking applications is free on each." />
      <chakra.div display="grid" gap="5">
        {isLoadingError && (
          <LoadFailed text={subscriptionFailed} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {isWide ? (
          <Comparison subscription={subscription} />
        ) : (
          tiers.map(tier => <PlanCard key={tier} tier={tier} subscription={subscription} level="h2" />)
        )}
      </chakra.div>
      {subscription && <PlanDialogs subscription={subscription} />}
    </>
  )
}

const marked = { '&[data-current]': { bg: 'brand.subtle' } }
const belowHead = { px: '5', py: '3', borderTop: '1px solid {colors.border}' }
const Head = chakra('th', { base: { p: '5', textAlign: 'start', verticalAlign: 'top', ...marked } })
const Label = chakra('th', { base: { ...belowHead, textAlign: 'start', fontWeight: 'medium' } })
const Cell = chakra('td', { base: { ...belowHead, ...marked } })

/** No line between the price and its buttons. */
const belowPrice = { borderTop: 0, pt: 0, pb: '5' } as const

const Comparison = ({ subscription }: { subscription: Subscription | undefined }) => {
  const mark = (tier: Tier) => (tier === subscription?.tier ? '' : undefined)
  return (
    <Panel overflow="hidden">
      <chakra.table width="full" tableLayout="fixed" borderCollapse="collapse">
        <chakra.caption srOnly>What each plan has</chakra.caption>
        <thead>
          <tr>
            <Head scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </Head>
            {tiers.map(tier => (
              <Head key={tier} scope="col" data-current={mark(tier)}>
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
            <Cell {...belowPrice} />
            {tiers.map(tier => (
              <Cell key={tier} {...belowPrice} data-current={mark(tier)}>
                {subscription && tier !== 'free' && <ChoosePlan tier={tier} subscription={subscription} />}
              </Cell>
            ))}
          </tr>
          {planRows.map(({ label, valueFor }) => (
            <tr key={label}>
              <Label scope="row">{label}</Label>
              {tiers.map(tier => (
                <Cell key={tier} data-current={mark(tier)}>
                  <Value value={valueFor(tier)} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Panel>
  )
}

const Value = ({ value }: { value: string | boolean }) => {
  if (typeof value === 'string') return value
  const Icon = value ? Check : Minus
  return (
    <chakra.span display="inline-flex" color={value ? 'success.fg' : 'fg.subtle'}>
      <Icon strokeWidth={2} />
      <VisuallyHidden>{value ? 'Yes' : 'No'}</VisuallyHidden>
    </chakra.span>
  )
}
