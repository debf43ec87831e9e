import { purgedBy } from '../../shared/domain/account-deadlines.ts'
import { stopRenewal } from '../payments/change-plan.ts'
import type { Log } from '../runtime/log.ts'
import { notifyOwner } from './notify-owner.ts'
import type { AccountServices, NotifyServices } from './services.ts'

/**
 * Schedules the purge, stops the renewal, notifies the owner, blocks the login, and ends every session. The purge is
 * scheduled first, so that the next call or the purge completes an interrupted call. Returns the time by which all data
 * is deleted.
 */
export const deleteAccount = async (
  services: AccountServices,
  sub: string,
  at: { now: Date; log: Log },
): Promise<Date> => {
  const { deletions, users, sessions, subscriptions } = services
  const user = await users.find(sub)
  const { requestedAt, isNotified } = await deletions.request(sub, at.now)
  // The renewal is stopped before the login is blocked. If this fails, the owner can still try again, because an
  // account that nobody can enter must not be charged.
  await stopRenewal(subscriptions, sub, at.now)
  // The sessions end after this, because the owner needs one to repeat an interrupted call.
  if (!isNotified && user) {
    await notifyOwner(services, user, 'account-deleted', at)
    await deletions.notified(sub)
  }
  await users.block(sub)
  // The time is taken after the block, because until then a session could begin.
  await sessions.endAll(sub, new Date())
  return purgedBy(requestedAt)
}

export type RemovedLoginServices = NotifyServices &
  Pick<AccountServices, 'deletions' | 'sessions' | 'subscriptions'>

/**
 * Handles a person whom the user pool no longer has, although our API did not delete them: a proof was used at the
 * pool's own API, or an operator deleted them. Schedules the purge like any deletion, and notifies the owner. Does
 * nothing if our API has deleted the account, or if it was purged.
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
