import type {
  Context,
  CustomMessageTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
} from 'aws-lambda'
import { selfServiceScope } from '../../shared/token-scopes.ts'
import { invoke } from '../invoke.ts'
import { attributesOf } from './attributes.ts'
import { userLambdaValidation } from './errors.ts'
import type { User } from './users.ts'

type Trigger<Event> = (event: Event, context: Context) => Promise<Event>

export type Triggers = {
  readonly customMessage: Trigger<CustomMessageTriggerEvent>
  readonly preSignUp: Trigger<PreSignUpTriggerEvent>
  readonly postConfirmation: Trigger<PostConfirmationTriggerEvent>
  readonly preTokenGeneration: Trigger<PreTokenGenerationV2TriggerEvent>
}

export type Metadata = Record<string, string> | undefined
type Source<
  Event extends { triggerSource: string },
  Prefix extends string,
> = Event['triggerSource'] extends infer S ? (S extends `${Prefix}_${infer Name}` ? Name : never) : never
export type MessageSource = Exclude<
  Source<CustomMessageTriggerEvent, 'CustomMessage'>,
  'AdminCreateUser' | 'Authentication'
>
type ConfirmationSource = Source<PostConfirmationTriggerEvent, 'PostConfirmation'>

/** What a token is made for: a sign-in, or the renewal of a session. */
export type TokenSource = 'Authentication' | 'RefreshTokens'

/** What stands for the code while the trigger writes the message. */
export const codeParameter = '{####}'

/** Calls the pool's functions with the events that Cognito sends. What they throw becomes the caller's mistake. */
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
  return {
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
    /** The scopes of the access token that is about to be made. */
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
