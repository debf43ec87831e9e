import { stopRenewal } from '../payments/cancel.ts'
import type { Log } from '../runtime/log.ts'
import { notifyOwner } from './notify-owner.ts'
import type { AccountServices, NotifyServices } from './services.ts'

export type RemovedLoginServices = NotifyServices &
  Pick<AccountServices, 'deletions' | 'sessions' | 'subscriptions'>

/**
 * The user pool no longer has the person, and nobody asked us for that: the pool's own API was called with a proof, or an
 * operator did it. The account is then on its way out like one that was deleted, and its owner hears of it. Nothing
 * happens where the account was deleted by us, or was purged.
 */
export const followRemovedLogin = async (
  services: RemovedLoginServices,
  sub: string,
  at: { now: Date; log: Log },
): Promise<void> => {
  const { profiles, deletions, sessions, subscriptions } = services
  const profile = await profiles.get(sub)
  if (!profile) return
  const { isNotified } = await deletions.request(sub, at.now)
  if (isNotified) return
  await stopRenewal(subscriptions, sub, at.now)
  await sessions.endAll(sub, at.now)
  const { email, fullName: name } = profile
  await notifyOwner(services, { sub, email, name, twoFactor: false, status: undefined }, 'login-removed', at)
  await deletions.notified(sub)
}
