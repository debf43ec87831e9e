import { setTimeout } from 'node:timers/promises'
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import { appScope, proofMetadata, proofScope, selfServiceScope } from '../../shared/token-scopes.ts'
import { notifyOfChanges } from '../account/notify-owner.ts'
import type { NotifyServices } from '../account/services.ts'
import type { MailUses, Uses } from '../composition/services.ts'
import { createLog, describeError, logFailures } from '../runtime/log.ts'
import type { Users } from '../services/users.ts'
import { notifyStores } from '../store/account-stores.ts'

type Services = Omit<NotifyServices, 'users'> & {
  /** The users of the pool that calls. Only the event has the id of the pool. */
  readonly usersOf: (userPoolId: string) => Pick<Users, 'find'>
}

/** How long a token waits for the notification, in milliseconds. After five seconds Cognito refuses the sign-in. */
const waitAtMost = 2500

/** Whether the token is a proof of identity. Only a sign-in with the password, and the second factor, makes a proof. */
const isProof = ({ triggerSource, request }: PreTokenGenerationV2TriggerEvent): boolean =>
  triggerSource === 'TokenGeneration_Authentication' &&
  request.clientMetadata?.purpose === proofMetadata.purpose

/**
 * Logs an error instead of throwing it, because it must not stop a sign-in. The next token, minutes later, checks
 * again.
 */
const notifyIfChanged = async (
  { usersOf, ...services }: Services,
  userPoolId: string,
  sub: string,
): Promise<void> => {
  const log = createLog()
  try {
    const users = usersOf(userPoolId)
    await notifyOfChanges({ ...services, users }, sub, { now: new Date(), log })
  } catch (error) {
    log.error('account not compared', describeError(error))
  }
}

/**
 * The trigger before each token. Only a proof may call the user pool's own API, so that nobody can change an address or
 * a second factor, or delete an account, with a stolen access token. The trigger also notifies the owner if the account
 * was changed in a way that the owner does not know of.
 */
const onPreTokenGeneration = (services: Services) =>
  logFailures(async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> => {
    const notified = notifyIfChanged(services, event.userPoolId, event.userName)
    await Promise.race([notified, setTimeout(waitAtMost, undefined, { ref: false })])
    const accessTokenGeneration = isProof(event)
      ? { scopesToAdd: [appScope, proofScope] }
      : { scopesToAdd: [appScope], scopesToSuppress: [selfServiceScope] }
    event.response.claimsAndScopeOverrideDetails = { accessTokenGeneration }
    return event
  })

export const preTokenGeneration = ({ table, mailer, siteUrl, usersOf }: MailUses & Uses<'usersOf'>) =>
  onPreTokenGeneration({
    ...notifyStores(table()),
    usersOf: usersOf(),
    mailer: mailer(),
    siteUrl: siteUrl(),
  })
