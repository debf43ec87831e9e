import type { UseQueryResult } from '@tanstack/react-query'
import type { Subscription } from '../../../shared/api/subscription.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ThreadLines } from '../../ui/thread-lines.tsx'

type Props = { query: Pick<UseQueryResult<Subscription>, 'error' | 'isFetching' | 'refetch'> }

/** In the place of the subscription while it is on its way, and where it did not come. */
export const SubscriptionMissing = ({ query: { error, isFetching, refetch } }: Props) =>
  error ? (
    <LoadFailed
      text="Failed to fetch subscription details. Your plan and what you paid for are safe."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <Panel inset="card">
      <ThreadLines rows={4} label="Loading your subscription" />
    </Panel>
  )
