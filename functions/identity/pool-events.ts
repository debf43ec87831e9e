import * as z from 'zod/mini'
import { followRemovedLogin, type RemovedLoginServices } from '../account/follow-removed-login.ts'
import { notifyOfChanges } from '../account/notify-owner.ts'
import { createLog } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'

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
export const poolEvents = (services: RemovedLoginServices) =>
  logFailures(async (event: unknown): Promise<void> => {
    const { eventName, additionalEventData } = poolEvent.parse(event).detail
    const log = createLog({ poolEvent: eventName })
    const { sub } = additionalEventData
    const at = { now: new Date(), log }
    const user = await services.users.find(sub)
    await (user ? notifyOfChanges(services, user, at) : followRemovedLogin(services, sub, at))
  })
