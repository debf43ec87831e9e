import { ApiError } from '../../shared/api/errors.ts'
import type { Log } from '../runtime/log.ts'
import type { Users } from '../services/users.ts'
import { endSessions } from './end-sessions.ts'
import { notifyOfUndo } from './notify-owner.ts'
import type { AccountServices } from './services.ts'

/** The address may be held by a sign-up that was never confirmed, begun to be in the way. */
const setEmail = async (users: Users, sub: string, email: string): Promise<void> => {
  const holder = await users.find(email)
  if (holder && holder.sub !== sub && holder.status === 'UNCONFIRMED') await users.remove(holder.sub)
  await users.setEmail(sub, email)
}

/**
 * What the link of a mail does, for an owner whose account was changed by somebody else: the account is guarded as it
 * was before, a deletion is off, every session has ended, and no password signs in until the owner has chosen another,
 * with a code that goes to the address of before. Throws not_found for a link that is too old, or none of ours.
 */
export const undoChange = async (
  services: AccountServices,
  token: string,
  at: { now: Date; log: Log },
): Promise<void> => {
  const { undos, users, emailChanges, deletions } = services
  const undo = await undos.find(token, at.now)
  if (!undo) throw new ApiError('not_found')
  if (undo.done) return
  const { sub, before } = undo
  const user = await users.find(sub)
  if (!user) throw new ApiError('not_found')
  // First what lets somebody in: the rest takes a moment, in which nobody should come back.
  await users.forgetPassword(sub)
  await endSessions(services, sub, at.now)
  await emailChanges.forget(sub)
  await notifyOfUndo(services, user, before, at)
  if (user.email !== before.email) await setEmail(users, sub, before.email)
  if (user.twoFactor !== before.twoFactor) await users.setTwoFactor(sub, before.twoFactor)
  // Blocked for another reason, somebody stays so.
  if (await deletions.has(sub)) await users.unblock(sub)
  await deletions.remove(sub)
  await undos.done(token, undo, at.now)
}
