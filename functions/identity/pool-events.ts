import * as z from 'zod/mini'
import { endSessions } from '../account/end-sessions.ts'
import { followRemovedLogin, type RemovedLoginServices } from '../account/follow-removed-login.ts'
import { notifyOfChanges, notifyOfKey, notifyOwner } from '../account/notify-owner.ts'
import type { NotifyServices } from '../account/services.ts'
import { createLog, type Log } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import type { User, Users } from '../services/users.ts'

/** What CloudTrail writes down of a call. It names the person by the sub, and hides the rest. */
const poolEvent = z.object({
  detail: z.object({
    eventName: z.string(),
    /** When the call was made. */
    eventTime: z.iso.datetime(),
    additionalEventData: z.object({ sub: z.string() }),
  }),
})

/** In milliseconds: longer than the request of our own API that proves a key, and writes down when it began. */
const ownRequestTakes = 30_000

type At = { readonly now: Date; readonly log: Log }

/** A key of an authenticator app was proved. The audit trail tells also of what our own API did, and tells it twice. */
const followKey = async (services: NotifyServices, user: User, provedAt: number, at: At): Promise<void> => {
  const { keyAt } = await services.security.read(user.sub, at.now)
  if (keyAt !== '' && provedAt - Date.parse(keyAt) < ownRequestTakes) return
  if (user.twoFactor) await notifyOfKey(services, user, at)
  else await services.security.keyProved(user.sub, at.now)
}

type Services = RemovedLoginServices & { readonly users: Pick<Users, 'endSessions' | 'find'> }

/**
 * Hears from the user pool's audit trail that an account was changed, and notifies its owner where our own API has not.
 * The audit trail may be minutes late, and repeats events: what is compared is how the account is now. A new password
 * leaves nothing to compare, so a repeat of it is told again, and ends the sessions again.
 */
export const poolEvents = (services: Services) =>
  logFailures(async (event: unknown): Promise<void> => {
    const { eventName, eventTime, additionalEventData } = poolEvent.parse(event).detail
    const log = createLog({ poolEvent: eventName })
    const { sub } = additionalEventData
    const at = { now: new Date(), log }
    const user = await notifyOfChanges(services, sub, at)
    if (!user) return followRemovedLogin(services, sub, at)
    if (eventName === 'VerifySoftwareToken') await followKey(services, user, Date.parse(eventTime), at)
    // Our own API sets passwords by another call, so this one was made around it.
    if (eventName === 'ChangePassword') {
      await endSessions(services, sub, at.now)
      await notifyOwner(services, user, 'password-changed', at)
    }
  })
