import { Amplify } from 'aws-amplify'
import {
  signIn as amplifySignIn,
  signUp as amplifySignUp,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  type SignInInput,
  type SignInOutput,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import * as z from 'zod/mini'
import type { SignUpAnswers } from '../../shared/api/profile.ts'
import { config } from '../config.ts'
import { withDeadline } from '../connection-lost.ts'
import { revoke } from './revoke.ts'
import { session } from './store.ts'
import { Trouble, type TroubleReason, troubleOf } from './trouble.ts'

// The only module that knows Amplify. It is large, so it is imported on demand: see load-identity.ts.

// It warns of every endpoint that is not AWS's own, as on one machine, each time a page opens. Errors are still told.
ConsoleLogger.LOG_LEVEL = 'ERROR'

const { region, userPoolId, userPoolClientId, userPoolEndpoint } = config
Amplify.configure({
  Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
})

const endpoint = userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`

/** Amplify itself retries a lost line for some seconds; a line that merely hangs ends here. */
const patience = 30_000

const plainly = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await withDeadline(work(), patience)
  } catch (thrown) {
    throw troubleOf(thrown)
  }
}

const claims = z.object({ sub: z.string(), email: z.string(), name: z._default(z.string(), '') })

const personFromTokens = async () => {
  const { tokens } = await fetchAuthSession()
  return claims.parse(tokens?.idToken?.payload)
}

/** `unconfirmed`: the password was right, the address waits for its code. `totp`: a code from the person's authenticator app is asked. */
export type SignInOutcome = 'signed-in' | 'unconfirmed' | 'totp'

const outcomeOf = async ({ nextStep }: SignInOutput): Promise<SignInOutcome> => {
  switch (nextStep.signInStep) {
    case 'DONE':
      session.set(await personFromTokens())
      return 'signed-in'
    case 'CONFIRM_SIGN_UP':
      return 'unconfirmed'
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return 'totp'
    default:
      throw new Trouble('failed', { cause: nextStep.signInStep })
  }
}

const signInAfresh = async (input: SignInInput): Promise<SignInOutput> => {
  try {
    return await amplifySignIn(input)
  } catch (thrown) {
    // Tokens may be left of a session that this app no longer knows. Amplify does not sign in over them.
    if (!(thrown instanceof Error) || thrown.name !== 'UserAlreadyAuthenticatedException') throw thrown
    await signOut()
    return amplifySignIn(input)
  }
}

export const signIn = (email: string, password: string): Promise<SignInOutcome> =>
  plainly(async () => outcomeOf(await signInAfresh({ username: email, password })))

/** The second step of a sign-in that answered `totp`. */
export const answerTotp = async (code: string): Promise<SignInOutcome> => {
  try {
    return await plainly(async () => outcomeOf(await confirmSignIn({ challengeResponse: code })))
  } catch (error) {
    // The other codes come by mail, and their words offer a new one.
    const wrong = error instanceof Trouble && error.reason === 'wrong-code'
    throw wrong ? new Trouble('wrong-app-code', { cause: error }) : error
  }
}

export type NewAccount = {
  email: string
  password: string
  answers: SignUpAnswers
  trial: 'pro' | 'elite' | null
}

/** Sends the code by mail. The answers wait on the server and become the profile once the address is confirmed. */
export const signUp = ({ email, password, answers, trial }: NewAccount): Promise<void> =>
  plainly(async () => {
    await amplifySignUp({
      username: email,
      password,
      options: {
        userAttributes: { email, name: answers.fullName },
        clientMetadata: { answers: JSON.stringify(answers), ...(trial && { trial }) },
      },
    })
  })

export const confirm = (email: string, code: string): Promise<void> =>
  plainly(async () => {
    await confirmSignUp({ username: email, confirmationCode: code })
  })

export const resendCode = (email: string): Promise<void> =>
  plainly(async () => {
    await resendSignUpCode({ username: email })
  })

/**
 * Forgets the tokens of this device at once, and tells the service without waiting for it. Amplify's own does it the
 * other way round: on a dead line it would keep the person, and the tokens, for half a minute.
 */
export const signOut = async (): Promise<void> => {
  const { authTokenStore } = cognitoUserPoolsTokenProvider
  const tokens = await authTokenStore.loadTokens()
  await authTokenStore.clearTokens()
  if (tokens?.refreshToken) void revoke(tokens.refreshToken, endpoint, userPoolClientId)
}

/** What a refresh that the service refused is called: its token was revoked or used before, or the account is gone. */
const renewalRefused: ReadonlySet<TroubleReason> = new Set(['wrong-password', 'session-over'])

/** The access token as it is, or a new one; null when the session can't be renewed any more. */
export const accessToken = async ({ renew = false } = {}): Promise<string | null> => {
  try {
    const { tokens } = await plainly(() => fetchAuthSession({ forceRefresh: renew }))
    return tokens?.accessToken.toString() ?? null
  } catch (error) {
    if (error instanceof Trouble && renewalRefused.has(error.reason)) return null
    throw error
  }
}
