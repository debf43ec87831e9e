import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { endSessions, untilNewSessions } from '../account/end-sessions.ts'
import { notifyOwner } from '../account/notify-owner.ts'
import type { AccountServices, NotifyServices } from '../account/services.ts'
import { createLog, describeError } from '../runtime/log.ts'
import { logFailures } from '../runtime/log-failures.ts'
import { beginProfile, type ProfileStores } from './begin-profile.ts'

type ResetServices = NotifyServices &
  Pick<AccountServices, 'sessions'> & { readonly users: AccountServices['users'] }
type Services = Pick<ProfileStores, 'signUps'> & {
  readonly profiles: ProfileStores['profiles'] & NotifyServices['profiles']
  /** The people of the pool that calls: its id is known from the event alone. */
  readonly usersOf: (userPoolId: string) => AccountServices['users']
} & Omit<ResetServices, 'users' | 'profiles'>

/** The password is changed already, so an error here is logged and not shown at the form. */
const afterReset = async (services: ResetServices, sub: string, now: Date): Promise<void> => {
  const log = createLog()
  try {
    await endSessions(services, sub, now)
    const user = await services.users.find(sub)
    if (user) await notifyOwner(services, user, 'password-reset', { now, log })
    await untilNewSessions()
  } catch (error) {
    log.error('reset not followed up', { alarm: 'owner-not-mailed', ...describeError(error) })
  }
}

/**
 * The trigger that makes the person's profile and, where a password was reset, ends every session of before and
 * notifies the owner, whoever chose the new one. Cognito may call it twice. Where the first fails the address is
 * confirmed all the same: `forget-unconfirmed` makes up for it.
 */
export const postConfirmation = (services: Services) =>
  logFailures(async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    const { userName: username } = event
    const { sub = username, email = '', name = '' } = event.request.userAttributes
    const person = { username, sub, email, name }
    if (event.triggerSource === 'PostConfirmation_ConfirmSignUp')
      await beginProfile(services, person, new Date())
    if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword')
      await afterReset({ ...services, users: services.usersOf(event.userPoolId) }, sub, new Date())
    return event
  })
