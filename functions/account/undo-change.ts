import { ApiError } from '../../shared/api/errors.ts'
import { restoreRenewal } from '../payments/cancel.ts'
import type { Log } from '../runtime/log.ts'
import type { Users } from '../services/users.ts'
import { endSessions } from './end-sessions.ts'
import { notifyOfUndo } from './notify-owner.ts'
import type { AccountServices } from './services.ts'

/**
 * Frees the owner's old address. A sign-up with that address that was never confirmed is removed. Throws email_taken
 * where a confirmed account has the address. Then it also blocks the owner's account: otherwise whoever has the new
 * address could ask for a reset code.
 */
const freeAddress = async (users: Users, sub: string, email: string): Promise<void> => {
  const holder = await users.find(email)
  if (!holder || holder.sub === sub) return
  if (holder.status === 'UNCONFIRMED') return users.remove(holder.sub)
  await users.block(sub)
  throw new ApiError('email_taken')
}

/**
 * What the link of a mail does, for an owner whose account was changed by somebody else: the account is guarded as it
 * was before, a deletion is off and the plan renews as before, every session has ended, and no password signs in until
 * the owner has chosen another, with a code that goes to the address of before. Throws not_found for a link that is too
 * old, or none of ours, and email_taken where the address of before is somebody else's by now: then nobody can log in
 * until support has looked.
 */
export const undoChange = async (
  services: AccountServices,
  token: string,
  at: { now: Date; log: Log },
): Promise<void> => {
  const { undos, users, emailChanges, deletions, security, subscriptions } = services
  const undo = await undos.find(token, at.now)
  if (!undo) throw new ApiError('not_found')
  if (undo.done) return
  const { sub, before } = undo
  const user = await users.find(sub)
  if (!user) throw new ApiError('not_found')
  // The password and the sessions go first, so that nobody can come back while the rest is undone.
  await users.forgetPassword(sub)
  await endSessions(services, sub, new Date())
  await emailChanges.forget(sub)
  await freeAddress(users, sub, before.email)
  await security.beginUndoing(sub, at.now)
  // An authenticator key that is as new as the change, or newer, may not be the owner's.
  const { keyAt } = await security.read(sub, at.now)
  const guards = { ...before, twoFactor: before.twoFactor && keyAt < undo.at }
  await notifyOfUndo(services, user, guards, at)
  if (user.email !== guards.email) await users.setEmail(sub, guards.email)
  if (user.twoFactor !== guards.twoFactor) await users.setTwoFactor(sub, guards.twoFactor)
  const deletedAt = await deletions.requestedAt(sub)
  // An account that was blocked for another reason stays blocked.
  if (deletedAt) {
    await users.unblock(sub)
    await restoreRenewal(subscriptions, sub, deletedAt, at.now)
    await deletions.remove(sub)
  }
  // This code replaces any code that was sent to another address.
  await users.sendResetCode(sub)
  // Until then an older code could begin a session.
  await endSessions(services, sub, new Date())
  await undos.done(token, undo, new Date())
  await security.endUndoing(sub)
}
