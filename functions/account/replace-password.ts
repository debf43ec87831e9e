import type { Log } from '../runtime/log.ts'
import type { User } from '../services/users.ts'
import { endSessions, untilNewSessions } from './end-sessions.ts'
import { notifyOwner } from './notify-owner.ts'
import type { AccountServices } from './services.ts'

type Replacement = { readonly password: string; readonly news: 'password-changed' | 'password-reset' }

/** Sets the password, ends every session and notifies the owner. */
export const replacePassword = async (
  services: AccountServices,
  user: User,
  { password, news }: Replacement,
  at: { readonly now: Date; readonly log: Log },
): Promise<void> => {
  await services.users.setPassword(user.sub, password)
  // The time is taken after the change, because until then the old password could begin a session.
  await endSessions(services, user.sub, new Date())
  await notifyOwner(services, user, news, at)
  await untilNewSessions()
}
