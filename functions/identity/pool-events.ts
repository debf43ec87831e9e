import * as z from 'zod/mini'
import { endSessions } from '../account/end-sessions.ts'
import { followRemovedLogin, type RemovedLoginServices } from '../account/follow-removed-login.ts'
import { notifyOfChanges, notifyOfKey, notifyOwner } from '../account/notify-owner.ts'
import type { NotifyServices } from '../account/services.ts'
import { createLog } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import type { Users } from '../services/users.ts'

/** What CloudTrail writes down of a call. It names the person by the sub, and hides the rest. */
const poolEvent = z.object({
  detail: z.object({
    eventName: z.string(),
    additionalEventData: z.object({ sub: z.string() }),
  }),
})

/**
 * Hears from the user pool's audit trail that an account was changed, and notifies its owner where our own API has not.
 * The audit trail repeats events, and may be minutes late: what counts is how the account is now.
 */
/** In milliseconds: so late the audit trail may be. It tells of our own calls too. */
const lateBy = 15 * 60_000

/** Whether the newest key was proved by our own API, whose call this may be. */
const isKeyOurs = async ({ security }: NotifyServices, sub: string, now: Date): Promise<boolean> => {
  const { keyAt } = await security.read(sub, now)
  return now.getTime() - Date.parse(keyAt) < lateBy
}

type Services = RemovedLoginServices & { readonly users: Pick<Users, 'endSessions' | 'find'> }

export const poolEvents = (services: Services) =>
  logFailures(async (event: unknown): Promise<void> => {
    const { eventName, additionalEventData } = poolEvent.parse(event).detail
    const log = createLog({ poolEvent: eventName })
    const { sub } = additionalEventData
    const at = { now: new Date(), log }
    const user = await notifyOfChanges(services, sub, at)
    if (!user) return followRemovedLogin(services, sub, at)
    if (eventName === 'VerifySoftwareToken' && user.twoFactor && !(await isKeyOurs(services, sub, at.now)))
      await notifyOfKey(services, user, at)
    // Our own API sets passwords by another call, so this one was made around it.
    if (eventName === 'ChangePassword') {
      await endSessions(services, sub, at.now)
      await notifyOwner(services, user, 'password-changed', at)
    }
  })
