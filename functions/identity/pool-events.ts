import * as z from 'zod/mini'
import { followRemovedLogin, type RemovedLoginServices } from '../account/delete-account.ts'
import { endSessions } from '../account/end-sessions.ts'
import { notifyOfChanges, notifyOfKey, notifyOwner } from '../account/notify-owner.ts'
import type { NotifyServices } from '../account/services.ts'
import type { MailUses, Uses } from '../composition/services.ts'
import { createLog, type Log, logFailures } from '../runtime/log.ts'
import type { User, Users } from '../services/users.ts'
import { accountStores } from '../store/account-stores.ts'

/** The record of a call in CloudTrail. It names the person by the sub, and hides the other fields. */
const poolEvent = z.object({
  detail: z.object({
    eventName: z.string(),
    /** When the call was made. */
    eventTime: z.iso.datetime(),
    additionalEventData: z.object({ sub: z.string() }),
  }),
})

/** In milliseconds: must outlast the request of our own API that proves a key. `keyAt` is when that request began. */
const ownRequestTakes = 30_000

type At = { readonly now: Date; readonly log: Log }

/** Handles a proved key of an authenticator app. Ignores a key that our own API has recorded already. */
const followKey = async (services: NotifyServices, user: User, provedAt: number, at: At): Promise<void> => {
  const { keyAt } = await services.security.read(user.sub, at.now)
  if (keyAt !== '' && provedAt - Date.parse(keyAt) < ownRequestTakes) return
  if (user.twoFactor) await notifyOfKey(services, user, at)
  else await services.security.keyProved(user.sub, at.now)
}

type Services = RemovedLoginServices & { readonly users: Pick<Users, 'endSessions' | 'find'> }

/**
 * Reads the audit trail of the user pool, and notifies the owner of changes that our own API did not make. The audit
 * trail may be minutes late and repeats events, so the function compares the present account with what the owner knows.
 * It can't compare passwords, so a repeated event of a new password notifies again, and ends the sessions again.
 */
const onPoolEvent = (services: Services) =>
  logFailures(async (event: unknown): Promise<void> => {
    const { eventName, eventTime, additionalEventData } = poolEvent.parse(event).detail
    const log = createLog({ poolEvent: eventName })
    const { sub } = additionalEventData
    const at = { now: new Date(), log }
    const user = await notifyOfChanges(services, sub, at)
    if (!user) return followRemovedLogin(services, sub, at)
    if (eventName === 'VerifySoftwareToken') await followKey(services, user, Date.parse(eventTime), at)
    // Our own API sets passwords by another call, so this call was made directly to the user pool.
    if (eventName === 'ChangePassword') {
      await endSessions(services, sub, at.now)
      await notifyOwner(services, user, 'password-changed', at)
    }
  })

export const poolEvents = ({ table, mailer, siteUrl, users }: MailUses & Uses<'users'>) =>
  onPoolEvent({ ...accountStores(table()), users: users(), mailer: mailer(), siteUrl: siteUrl() })
