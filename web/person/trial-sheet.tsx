import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paidTiers } from '../../shared/lists.ts'
import { lazyDialog } from '../kit/lazy-dialog.tsx'
import { useAddress } from '../kit/use-address.ts'
import { subscriptionQuery } from './plan.ts'

const TrialDialog = lazyDialog(async () => (await import('./trial-dialog.tsx')).TrialDialog)

/**
 * The one sheet before a trial, at `?trial=pro` or `?trial=elite` over any screen. The shell draws it, so that each way to
 * a trial needs only its address.
 */
export const TrialSheet = () => {
  const { params, close } = useAddress('all')
  const { data: subscription, dataUpdatedAt } = useQuery(subscriptionQuery)
  const asked = params.get('trial')
  const tier = paidTiers.find(each => each === asked)
  // The trial that a new person asked for at the sign-up begins by itself.
  const begins = subscription !== undefined && subscription.trialWish !== null
  useEffect(() => {
    if (begins) close('trial')
  }, [begins, close])
  return (
    <TrialDialog
      open={tier !== undefined && subscription !== undefined && !begins}
      tier={tier ?? 'pro'}
      subscription={subscription}
      loadedAt={dataUpdatedAt}
      onClose={() => close('trial')}
    />
  )
}
