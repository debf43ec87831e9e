import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda'
import { type RedeemServices, redeemLink } from '../account/redeem-link.ts'
import type { Uses } from '../composition/services.ts'
import { logFailures } from '../runtime/log.ts'
import type { Users } from '../services/users.ts'
import { signInLinkStore } from '../store/sign-in-links.ts'

type Services = Pick<RedeemServices, 'links'> & {
  /** The users of the pool that calls. Only the event has the id of the pool. */
  readonly usersOf: (userPoolId: string) => Pick<Users, 'find'>
}

const challenge = 'CUSTOM_CHALLENGE'

/**
 * Allows one try. A sign-in by a link never makes a proof of identity: a request for a proof has a purpose in its
 * metadata (see pre-token-generation.ts), and is refused here.
 */
const define = (event: DefineAuthChallengeTriggerEvent): DefineAuthChallengeTriggerEvent => {
  const { session, clientMetadata } = event.request
  const [first, ...more] = session
  if (first === undefined) {
    event.response = { challengeName: challenge, issueTokens: false, failAuthentication: false }
    return event
  }
  const isRight = first.challengeName === challenge && first.challengeResult && more.length === 0
  const issueTokens = isRight && clientMetadata?.purpose === undefined
  event.response = { issueTokens, failAuthentication: !issueTokens }
  return event
}

/** The challenge has nothing to show: its answer is in the mail. */
const create = (event: CreateAuthChallengeTriggerEvent): CreateAuthChallengeTriggerEvent => {
  event.response = {
    publicChallengeParameters: {},
    privateChallengeParameters: {},
    challengeMetadata: 'SIGN_IN_LINK',
  }
  return event
}

const verify = async (
  { links, usersOf }: Services,
  event: VerifyAuthChallengeResponseTriggerEvent,
): Promise<VerifyAuthChallengeResponseTriggerEvent> => {
  const services = { links, users: usersOf(event.userPoolId) }
  const { challengeAnswer, userNotFound } = event.request
  const user = userNotFound
    ? null
    : await redeemLink(services, challengeAnswer, {
        now: new Date(),
        purpose: 'sign-in',
        sub: event.userName,
      })
  event.response = { answerCorrect: user !== null }
  return event
}

type ChallengeEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent

/**
 * The three triggers of the sign-in by the link of a confirmation mail. They are one function, because a sign-in calls
 * all three within a second, and should not wait for three starts.
 */
export const onSignInLink = (services: Services) =>
  logFailures(async (event: ChallengeEvent): Promise<ChallengeEvent> => {
    switch (event.triggerSource) {
      case 'DefineAuthChallenge_Authentication':
        return define(event)
      case 'CreateAuthChallenge_Authentication':
        return create(event)
      case 'VerifyAuthChallengeResponse_Authentication':
        return verify(services, event)
    }
  })

export const signInLink = ({ table, usersOf }: Uses<'table' | 'usersOf'>) =>
  onSignInLink({ links: signInLinkStore(table()), usersOf: usersOf() })
