import { ApiError } from '../../shared/api/errors.ts'
import { tooCommon } from '../../shared/domain/passwords/common.ts'
import { isMostUsed } from '../../shared/domain/passwords/most-used.ts'
import type { Log } from '../runtime/log.ts'
import { endSessions, untilNewSessions } from './end-sessions.ts'
import { notifyOwner } from './notify-owner.ts'
import type { AccountServices } from './services.ts'

/** Sets the password and ends every session. Throws invalid_input for one of the passwords that are used most. */
export const changePassword = async (
  services: AccountServices,
  { sub, password }: { sub: string; password: string },
  at: { now: Date; log: Log },
): Promise<void> => {
  if (isMostUsed(password)) throw new ApiError('invalid_input', { fields: { password: tooCommon } })
  const user = await services.users.find(sub)
  if (!user) throw new ApiError('not_found')
  await services.users.setPassword(sub, password)
  // The time is taken after the change: until then the old password could begin a session.
  await endSessions(services, sub, new Date())
  await notifyOwner(services, user, 'password-changed', at)
  await untilNewSessions()
}
