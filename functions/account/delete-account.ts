import { purgedBy } from '../../shared/domain/deletion.ts'
import { stopRenewal } from '../payments/cancel.ts'
import type { Log } from '../runtime/log.ts'
import { notifyOwner } from './notify-owner.ts'
import type { AccountServices } from './services.ts'

/**
 * Schedules the purge, stops the renewal, tells the owner, blocks the login, and ends every session. The purge is
 * scheduled first, so a call that breaks off is finished by the next call or by the purge. Returns the latest time at
 * which all data is gone.
 */
export const deleteAccount = async (
  services: AccountServices,
  sub: string,
  at: { now: Date; log: Log },
): Promise<Date> => {
  const { deletions, users, sessions, subscriptions } = services
  const user = await users.find(sub)
  const { requestedAt, isNotified } = await deletions.request(sub, at.now)
  // A failure here must leave the owner able to try again: an account that nobody can enter must not be charged.
  await stopRenewal(subscriptions, sub, at.now)
  // The owner needs the session to repeat a call that broke off, so it ends after this.
  if (!isNotified && user) {
    await notifyOwner(services, user, 'account-deleted', at)
    await deletions.notified(sub)
  }
  await users.block(sub)
  // The time is taken after the block: until then a session could begin.
  await sessions.endAll(sub, new Date())
  return purgedBy(requestedAt)
}
