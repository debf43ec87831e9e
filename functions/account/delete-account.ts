import { purgedBy } from '../../shared/domain/deletion.ts'
import { stopRenewal } from '../payments/cancel.ts'
import type { Log } from '../runtime/log.ts'
import { notifyOwner } from './notify-owner.ts'
import type { AccountServices } from './services.ts'

/**
 * The purge is on the agenda before anyone is locked out: a call that broke off is finished by the next, or by the purge.
 * Gives back when all is gone at the latest.
 */
export const deleteAccount = async (
  services: AccountServices,
  sub: string,
  at: { now: Date; log: Log },
): Promise<Date> => {
  const { deletions, users, sessions, subscriptions } = services
  const user = await users.find(sub)
  const { requestedAt, isNotified } = await deletions.request(sub, at.now)
  // While they can still ask again: who is locked out must not be charged.
  await stopRenewal(subscriptions, sub, at.now)
  // Before the session ends, with which a call that broke off is made again.
  if (!isNotified && user) {
    await notifyOwner(services, user, 'account-deleted', at)
    await deletions.notified(sub)
  }
  await sessions.endAll(sub, at.now)
  await users.block(sub)
  return purgedBy(requestedAt)
}
