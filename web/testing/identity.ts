import type * as amplify from 'aws-amplify/auth'
import { userPoolEndpoint } from '../api/config.ts'
import { ngozi } from './newcomer.ts'

/** What our code asks of Amplify. */
type AmplifyName =
  | 'confirmResetPassword'
  | 'confirmSignIn'
  | 'confirmSignUp'
  | 'fetchAuthSession'
  | 'resendSignUpCode'
  | 'resetPassword'
  | 'signIn'
  | 'signUp'

/** What our code asks of the user pool without Amplify. */
type PoolCalls = { RevokeToken: () => object }

/** Our code only waits for these, and reads nothing of their answers. */
type Unread = 'confirmSignUp' | 'resendSignUpCode' | 'resetPassword'

/** The one form of each call that we use: Amplify's last. */
type AmplifyCalls = {
  [Name in AmplifyName]: (
    ...given: Parameters<(typeof amplify)[Name]>
  ) => Name extends Unread ? Promise<void> : ReturnType<(typeof amplify)[Name]>
}
type Calls = AmplifyCalls & PoolCalls
type CallName = keyof Calls
type Result<Name extends CallName> = Awaited<ReturnType<Calls[Name]>>
export type IdentityAnswers = {
  readonly [Name in CallName]?: (...given: Parameters<Calls[Name]>) => Result<Name> | Promise<Result<Name>>
}

/** The names that errors of Cognito, and of Amplify, have. */
type Refusal =
  | 'AliasExistsException'
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NetworkError'
  | 'NotAuthorizedException'
  | 'TooManyRequestsException'
  | 'UserAlreadyAuthenticatedException'
  | 'UserLambdaValidationException'
  | 'UserNotFoundException'
  | 'UsernameExistsException'

/** What the user pool throws. Some names mean several things, which only the message tells apart. */
export const refusal = (name: Refusal, message = 'A sentence for developers.'): Error =>
  Object.assign(new Error(message), { name })

/** What the person's tokens say. */
export const tokensOf = ({ sub, email, name }: typeof ngozi): amplify.AuthTokens => ({
  accessToken: { payload: { sub }, toString: () => `access token of ${sub}` },
  idToken: { payload: { sub, email, name }, toString: () => `id token of ${sub}` },
})

/** Without a word of the test: the person is Ngozi, who has no authenticator app and may leave. */
const usual: IdentityAnswers = {
  fetchAuthSession: () => ({ tokens: tokensOf(ngozi) }),
  RevokeToken: () => ({}),
}

const createIdentity = () => {
  let answers = usual
  const cuts = new Set<CallName>()
  const asked: { readonly name: CallName; readonly given: readonly unknown[] }[] = []
  const problems: string[] = []

  const call = async (name: CallName, given: readonly unknown[]): Promise<unknown> => {
    // Never in the same turn, so that what is shown meanwhile is seen.
    await Promise.resolve()
    if (cuts.has(name)) throw refusal('NetworkError')
    asked.push({ name, given })
    const answer: unknown = answers[name]
    if (typeof answer === 'function') return answer(...given)
    problems.push(`${name}: this test gives no answer to it`)
    throw refusal('InvalidParameterException')
  }

  return {
    /** Amplify's function of this name. */
    amplify:
      <Name extends AmplifyName>(name: Name) =>
      (...given: Parameters<AmplifyCalls[Name]>): Promise<Result<Name>> =>
        // The type of `answers` holds each of them to this.
        call(name, given) as Promise<Result<Name>>,
    /** A call of the pool's own, as `fetch` sends it. */
    pool: (name: string): Promise<unknown> =>
      name === 'RevokeToken'
        ? call(name, [])
        : Promise.reject(new Error(`Nobody asks the user pool for ${name} without Amplify.`)),
    /** Adds answers; one that is named again takes the place of the one before. */
    answers: (more: IdentityAnswers): void => {
      answers = { ...answers, ...more }
    },
    /** What was asked so far by a name, oldest first. */
    asked: <Name extends CallName>(name: Name): readonly Parameters<Calls[Name]>[0][] =>
      // By that name, nothing else is called.
      asked.filter(each => each.name === name).map(({ given }) => given[0] as Parameters<Calls[Name]>[0]),
    /** No call reaches the user pool, until it is mended. */
    cut: (name: CallName) => {
      cuts.add(name)
      return { mend: () => void cuts.delete(name) }
    },
    problems: (): readonly string[] => problems,
    reset: (): void => {
      answers = usual
      cuts.clear()
      asked.length = 0
      problems.length = 0
    },
  }
}

/** Stands in the place of Amplify and of the user pool. One for all tests of a page: setup.ts empties it before each. */
export const identity = createIdentity()

const realFetch = globalThis.fetch

/** What goes to the user pool is answered here; all else goes its way. */
export const answerForPool = (): void => {
  globalThis.fetch = async (input, init) => {
    if (input !== userPoolEndpoint) return realFetch(input, init)
    const target = new Headers(init?.headers).get('x-amz-target') ?? ''
    try {
      return Response.json(await identity.pool(target.replace(/^.*\./, '')))
    } catch (thrown) {
      const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown))
      if (name === 'NetworkError') throw new TypeError('Failed to fetch')
      return Response.json({ __type: name, message }, { status: 400 })
    }
  }
}
