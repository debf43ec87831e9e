import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { firstProfile } from '../../shared/domain/profile.ts'
import type { ProfileStore } from '../store/profiles.ts'
import type { SignUpStore } from '../store/sign-ups.ts'

type Services = {
  readonly signUps: Pick<SignUpStore, 'answers' | 'remove'>
  readonly profiles: Pick<ProfileStore, 'begin'>
}

/**
 * The trigger that turns the wizard's answers into the person's profile. Cognito may call it twice, and calls it after
 * a password was reset too; a profile that is there already stays as it is.
 */
export const postConfirmation =
  ({ signUps, profiles }: Services) =>
  async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event
    const { sub = event.userName, email = '', name = '' } = event.request.userAttributes
    const answers = await signUps.answers(event.userName)
    await profiles.begin(sub, firstProfile({ email, name, answers }, new Date()))
    await signUps.remove(event.userName)
    return event
  }
