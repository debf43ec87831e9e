import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { logFailures } from '../runtime/log-failures.ts'
import { beginProfile, type ProfileStores } from './begin-profile.ts'
import { type ResetServices, tellOfReset } from './tell-of-reset.ts'

type Services = ProfileStores & ResetServices

/**
 * The trigger that makes the person's profile, and that hears of a password that was reset. Cognito may call it twice.
 * Where the first fails the address is confirmed all the same: `forget-unconfirmed` makes up for it.
 */
export const postConfirmation = (services: Services) =>
  logFailures(async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    const { userName: username } = event
    const { sub = username, email = '', name = '' } = event.request.userAttributes
    const person = { username, sub, email, name }
    if (event.triggerSource === 'PostConfirmation_ConfirmSignUp')
      await beginProfile(services, person, new Date())
    if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword')
      await tellOfReset(services, person, new Date())
    return event
  })
