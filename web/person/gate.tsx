import type { ReactNode } from 'react'
import { allows, type Feature } from '../../shared/domain/plan.ts'
import { Panel } from '../ui/panel.tsx'
import { ThreadLines } from '../ui/thread-lines.tsx'
import { useSubscriptionStatus } from './plan.ts'
import { UpgradeCard } from './upgrade-card.tsx'

type Props = {
  feature: Feature
  /** Stands above what the plan would bring: the screen's own head comes with its content. */
  head: ReactNode
  title: string
  /** What the plan brings here: three lines. */
  gains: readonly [string, string, string]
  children: ReactNode
}

/** What the plan allows; else what the plan that allows it would bring. */
export const Gate = ({ feature, head, title, gains, children }: Props) => {
  const plan = useSubscriptionStatus()
  if (plan && allows(plan.tier, feature)) return children
  return (
    <>
      {head}
      {plan ? <UpgradeCard feature={feature} title={title} gains={gains} /> : <Waiting />}
    </>
  )
}

const Waiting = () => (
  <Panel inset="card" maxW="40rem">
    <ThreadLines rows={5} label="Looking up your plan" />
  </Panel>
)
