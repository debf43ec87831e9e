import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { endSessions, untilNewSessions } from '../account/end-sessions.ts'
import { notifyOwner } from '../account/notify-owner.ts'
import type { AccountServices, NotifyServices } from '../account/services.ts'
import type { MailUses, Uses } from '../composition/services.ts'
import { createLog, describeError, logFailures } from '../runtime/log.ts'
import { sessionStore } from '../store/access.ts'
import { notifyStores } from '../store/account-stores.ts'
import { signUpStore } from '../store/sign-ups.ts'
import { beginProfile, type ProfileStores } from './begin-profile.ts'

type ResetServices = NotifyServices &
  Pick<AccountServices, 'sessions'> & { readonly users: AccountServices['users'] }
type Services = Pick<ProfileStores, 'signUps'> & {
  readonly profiles: ProfileStores['profiles'] & NotifyServices['profiles']
  /** The users of the pool that calls. Only the event has the id of the pool. */
  readonly usersOf: (userPoolId: string) => AccountServices['users']
} & Omit<ResetServices, 'users' | 'profiles'>

/**
 * Logs an error instead of throwing it, because the password is changed already and the form must not show an error.
 */
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
 * The trigger after a confirmation. After a sign-up it makes the person's profile. After a reset of the password it
 * ends every earlier session and notifies the owner. Cognito may call the trigger twice. If making the profile fails,
 * the address is confirmed nevertheless, and the schedule `forget-unconfirmed` makes the profile later.
 */
export const onPostConfirmation = (services: Services) =>
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

export const postConfirmation = ({ table, mailer, siteUrl, usersOf }: MailUses & Uses<'usersOf'>) =>
  onPostConfirmation({
    ...notifyStores(table()),
    signUps: signUpStore(table()),
    sessions: sessionStore(table()),
    usersOf: usersOf(),
    mailer: mailer(),
    siteUrl: siteUrl(),
  })
