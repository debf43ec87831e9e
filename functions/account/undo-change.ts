import { ApiError } from '../../shared/api/errors.ts'
import { restoreRenewal } from '../payments/change-plan.ts'
import type { Log } from '../runtime/log.ts'
import type { Users } from '../services/users.ts'
import { endSessions } from './end-sessions.ts'
import { notifyOfUndo } from './notify-owner.ts'
import type { AccountServices } from './services.ts'

/**
 * Frees the owner's old address by removing an unconfirmed sign-up that has it. If a confirmed account has the address,
 * blocks the owner's account and throws email_taken. Without the block, the person with the new address could ask for a
 * reset code.
 */
const freeAddress = async (users: Users, sub: string, email: string): Promise<void> => {
  const holder = await users.find(email)
  if (!holder || holder.sub === sub) return
  if (holder.status === 'UNCONFIRMED') return users.remove(holder.sub)
  await users.block(sub)
  throw new ApiError('email_taken')
}

/**
 * Undoes the change of an account that the link of a mail names. It restores the address and the second factor, cancels
 * a deletion, restores the renewal of the plan, and ends every session. No password signs in until the owner has chosen
 * a new one, with a code that is sent to the old address. Throws not_found for an unknown or expired link, and
 * email_taken if another person has the old address now. In that case nobody can log in until support has helped.
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
  // The password and the sessions are ended first, so that the attacker can't sign in during the undo.
  await users.forgetPassword(sub)
  await endSessions(services, sub, new Date())
  await emailChanges.forget(sub)
  await freeAddress(users, sub, before.email)
  await security.beginUndoing(sub, at.now)
  // An authenticator key that is as new as the change, or newer, may not be the owner's.
  const { keyAt } = await security.read(sub, at.now)
  const restored = { ...before, twoFactor: before.twoFactor && keyAt < undo.at }
  await notifyOfUndo(services, user, restored, at)
  if (user.email !== restored.email) await users.setEmail(sub, restored.email)
  if (user.twoFactor !== restored.twoFactor) await users.setTwoFactor(sub, restored.twoFactor)
  const deletedAt = await deletions.requestedAt(sub)
  // An account that was blocked for another reason stays blocked.
  if (deletedAt) {
    await users.unblock(sub)
    await restoreRenewal(subscriptions, sub, deletedAt, at.now)
    await deletions.remove(sub)
  }
  // This code replaces any code that was sent to another address.
  await users.sendResetCode(sub)
  // The sessions end once more, because until now an older code could begin one.
  await endSessions(services, sub, new Date())
  await undos.done(token, undo, new Date())
  await security.endUndoing(sub)
}
