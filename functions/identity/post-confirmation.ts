import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { logFailures } from '../runtime/log-failures.ts'
import { beginProfile, type ProfileStores } from './begin-profile.ts'

/**
 * The trigger that makes the person's profile. Cognito may call it twice, and calls it after a password was reset too.
 * Where it fails the address is confirmed all the same: `forget-unconfirmed` makes up for it.
 */
export const postConfirmation = (stores: ProfileStores) =>
  logFailures(async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event
    const { userName: username } = event
    const { sub = username, email = '', name = '' } = event.request.userAttributes
    await beginProfile(stores, { username, sub, email, name }, new Date())
    return event
  })
