import type {
  Context,
  CreateAuthChallengeTriggerEvent,
  CustomMessageTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda'
import * as z from 'zod'
import { selfServiceScope } from '../../shared/token-scopes.ts'
import { invoke } from '../lambda.ts'
import type { NewMail } from '../mail.ts'
import { codeDeliveryFailure, invalidLambdaResponse, userLambdaValidation } from './errors.ts'
import { attributesOf, type Found, type User } from './users.ts'

const challengeResponse = z.object({
  challengeName: z.string().optional(),
  issueTokens: z.boolean(),
  failAuthentication: z.boolean(),
})
const verifyResponse = z.object({ answerCorrect: z.boolean() })

type Trigger<Event> = (event: Event, context: Context) => Promise<Event>

/** The events of a sign-in by a challenge of our own. Cognito has three triggers, and one function of ours has all of them. */
type ChallengeEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent
/** The challenges that were answered in this sign-in. */
export type ChallengeResults = DefineAuthChallengeTriggerEvent['request']['session']

export type Triggers = {
  readonly customMessage: Trigger<CustomMessageTriggerEvent>
  readonly preSignUp: Trigger<PreSignUpTriggerEvent>
  readonly postConfirmation: Trigger<PostConfirmationTriggerEvent>
  readonly preTokenGeneration: Trigger<PreTokenGenerationV2TriggerEvent>
  readonly signInLink: Trigger<ChallengeEvent>
}

export type Metadata = Record<string, string> | undefined
type Source<
  Event extends { triggerSource: string },
  Prefix extends string,
> = Event['triggerSource'] extends infer S ? (S extends `${Prefix}_${infer Name}` ? Name : never) : never
type MessageSource = Exclude<
  Source<CustomMessageTriggerEvent, 'CustomMessage'>,
  'AdminCreateUser' | 'Authentication'
>
type ConfirmationSource = Source<PostConfirmationTriggerEvent, 'PostConfirmation'>

/** The reason for a token: a sign-in, or the renewal of a session. */
export type TokenSource = 'Authentication' | 'RefreshTokens'

/** The placeholder for the code while the trigger writes the message. */
const codeParameter = '{####}'

/** Calls the pool's functions with Cognito's events. An error of a function becomes an error of the caller. */
export const createTriggerCalls = (
  pool: { region: string; userPoolId: string; clientId: string },
  triggers: Triggers,
) => {
  const head = (userName: string, clientId = pool.clientId) => ({
    version: '1',
    region: pool.region,
    userPoolId: pool.userPoolId,
    userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
  })
  const call = <Event>(name: string, trigger: Trigger<Event>, event: Event): Promise<Event> =>
    invoke(name, trigger, event, 5).catch((cause: unknown) => {
      const words = cause instanceof Error ? cause.message : String(cause)
      throw userLambdaValidation(`${name} failed with error ${words}.`, { cause })
    })
  /** The user of a challenge. An unknown name gets the same events as a known one, without attributes. */
  const challenged = ({ holder, user }: Found) => ({
    userName: user?.sub ?? holder,
    request: { userAttributes: user ? attributesOf(user) : {}, userNotFound: user === undefined },
  })
  return {
    /** Asks what comes next in the sign-in: a challenge, tokens, or the end. */
    defineChallenge: async (found: Found, session: ChallengeResults, clientMetadata: Metadata) => {
      const { userName, request } = challenged(found)
      const event: DefineAuthChallengeTriggerEvent = {
        ...head(userName),
        triggerSource: 'DefineAuthChallenge_Authentication',
        request: { ...request, session, clientMetadata },
        response: { failAuthentication: false, issueTokens: false },
      }
      return challengeResponse.parse(
        (await call<ChallengeEvent>('DefineAuthChallenge', triggers.signInLink, event)).response,
      )
    },
    /** Makes the challenge. Our own has no parameters, so nothing of the answer is read. */
    createChallenge: async (found: Found, challengeName: string): Promise<void> => {
      const { userName, request } = challenged(found)
      await call<ChallengeEvent>('CreateAuthChallenge', triggers.signInLink, {
        ...head(userName),
        triggerSource: 'CreateAuthChallenge_Authentication',
        request: { ...request, challengeName, session: [] },
        response: { publicChallengeParameters: {}, privateChallengeParameters: {}, challengeMetadata: '' },
      })
    },
    /** Whether the answer of a challenge is right. */
    verifyChallenge: async (
      found: Found,
      challengeAnswer: string,
      clientMetadata: Metadata,
    ): Promise<boolean> => {
      const { userName, request } = challenged(found)
      const event: VerifyAuthChallengeResponseTriggerEvent = {
        ...head(userName),
        triggerSource: 'VerifyAuthChallengeResponse_Authentication',
        request: { ...request, challengeAnswer, privateChallengeParameters: {}, clientMetadata },
        response: { answerCorrect: false },
      }
      const { response } = await call<ChallengeEvent>(
        'VerifyAuthChallengeResponse',
        triggers.signInLink,
        event,
      )
      return verifyResponse.parse(response).answerCorrect
    },
    preSignUp: (
      sub: string,
      userAttributes: Record<string, string>,
      validationData: Metadata,
      clientMetadata: Metadata,
    ) =>
      call<PreSignUpTriggerEvent>('PreSignUp', triggers.preSignUp, {
        ...head(sub),
        triggerSource: 'PreSignUp_SignUp',
        request: { userAttributes, validationData, clientMetadata },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      }),
    postConfirmation: (source: ConfirmationSource, user: User, clientMetadata: Metadata) =>
      call<PostConfirmationTriggerEvent>('PostConfirmation', triggers.postConfirmation, {
        ...head(user.sub),
        triggerSource: `PostConfirmation_${source}`,
        request: { userAttributes: attributesOf(user), clientMetadata },
        response: {},
      }),
    /** Returns the scopes for a new access token. */
    scopesFor: async (
      source: TokenSource,
      user: User,
      clientMetadata: Metadata,
    ): Promise<readonly string[]> => {
      const scopes = [selfServiceScope]
      const { response } = await call<PreTokenGenerationV2TriggerEvent>(
        'PreTokenGeneration',
        triggers.preTokenGeneration,
        {
          ...head(user.sub),
          version: '2',
          triggerSource: `TokenGeneration_${source}`,
          request: { userAttributes: attributesOf(user), groupConfiguration: {}, scopes, clientMetadata },
          response: { claimsAndScopeOverrideDetails: {} },
        },
      )
      const { scopesToAdd = [], scopesToSuppress = [] } =
        response.claimsAndScopeOverrideDetails.accessTokenGeneration ?? {}
      return [...scopes, ...scopesToAdd].filter(scope => !scopesToSuppress.includes(scope))
    },
    customMessage: (
      source: MessageSource,
      user: User,
      email: string,
      clientMetadata: Metadata,
      isOperators: boolean,
    ) =>
      call<CustomMessageTriggerEvent>('CustomMessage', triggers.customMessage, {
        ...head(user.sub, isOperators ? 'CLIENT_ID_NOT_APPLICABLE' : pool.clientId),
        triggerSource: `CustomMessage_${source}`,
        request: {
          userAttributes: { ...attributesOf(user), email },
          codeParameter,
          linkParameter: '{##Click Here##}',
          usernameParameter: null,
          clientMetadata,
        },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      }),
  }
}

export type Deliver = (mail: NewMail) => void | Promise<void>

/** Returns the masked address of a code, such as `a***@e***`. The answer is the same whether or not a mail was sent. */
export const deliveryTo = (address: string) => {
  const masked = address
    .toLowerCase()
    .split('@')
    .map(part => `${part.slice(0, 1)}***`)
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked.join('@') }
}

// Cognito does not send longer messages.
const longest = { subject: 140, html: 20_000 }

type Code = {
  source: MessageSource
  user: User
  to: string
  code: string
  clientMetadata: Metadata
  /** True where an operator makes the call, and not an app client. */
  isOperators?: boolean
}

/** Sends a code with the words of the CustomMessage trigger. */
export const createMessages =
  (triggers: ReturnType<typeof createTriggerCalls>, deliver: Deliver) =>
  async ({ source, user, to, code, clientMetadata, isOperators = false }: Code): Promise<void> => {
    const { response } = await triggers.customMessage(source, user, to, clientMetadata, isOperators)
    const subject = response.emailSubject ?? 'Your verification code'
    const html = response.emailMessage ?? `Your confirmation code is ${codeParameter}`
    if (!html.includes(codeParameter) || html.length > longest.html || subject.length > longest.subject)
      throw invalidLambdaResponse('Unrecognizable lambda output')
    try {
      await deliver({
        to,
        subject: subject.replaceAll(codeParameter, code),
        html: html.replaceAll(codeParameter, code),
      })
    } catch (cause) {
      throw codeDeliveryFailure('The verification code could not be sent.', { cause })
    }
  }
