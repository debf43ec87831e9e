import { setTimeout } from 'node:timers/promises'
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import { appScope, proofMetadata, proofScope, selfServiceScope } from '../../shared/token-scopes.ts'
import { notifyOfChanges } from '../account/notify-owner.ts'
import type { NotifyServices } from '../account/services.ts'
import { createLog, describeError } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import type { Users } from '../services/users.ts'

type Services = Omit<NotifyServices, 'users'> & {
  /** The people of the pool that calls: its id is known from the event alone. */
  readonly usersOf: (userPoolId: string) => Pick<Users, 'find'>
}

/** In milliseconds: Cognito gives a trigger five seconds, and refuses the sign-in after them. */
const patience = 2500

/** A renewed token is never a proof: only a sign-in with the password, and the second factor, is one. */
const isProof = ({ triggerSource, request }: PreTokenGenerationV2TriggerEvent): boolean =>
  triggerSource === 'TokenGeneration_Authentication' &&
  request.clientMetadata?.purpose === proofMetadata.purpose

/** An error here must not stop a sign-in. The next token, minutes later, checks again. */
const notice = async ({ usersOf, ...services }: Services, userPoolId: string, sub: string): Promise<void> => {
  const log = createLog()
  try {
    const users = usersOf(userPoolId)
    await notifyOfChanges({ ...services, users }, sub, { now: new Date(), log })
  } catch (error) {
    log.error('account not looked at', describeError(error))
  }
}

/**
 * The trigger before each token. It takes the right to the user pool's own API away from every access token but a
 * proof: with a stolen one nobody changes an address or a second factor, or deletes an account. It also looks whether
 * the account was changed in a way that its owner does not know of.
 */
export const preTokenGeneration = (services: Services) =>
  logFailures(async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> => {
    const noticed = notice(services, event.userPoolId, event.userName)
    await Promise.race([noticed, setTimeout(patience, undefined, { ref: false })])
    const accessTokenGeneration = isProof(event)
      ? { scopesToAdd: [appScope, proofScope] }
      : { scopesToAdd: [appScope], scopesToSuppress: [selfServiceScope] }
    event.response.claimsAndScopeOverrideDetails = { accessTokenGeneration }
    return event
  })
