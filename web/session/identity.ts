import {
  type AuthTokens,
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
import * as z from 'zod/mini'
import type { SignUpAnswers } from '../../shared/api/profile.ts'
import { plainly, userPool } from './amplify.ts'
import type { Person } from './person.ts'
import { revoke } from './revoke.ts'
import { session } from './store.ts'
import { Trouble, type TroubleReason } from './trouble.ts'

// Who is here, by Amplify. It is large, so this is imported on demand: see load-identity.ts. The account's recovery and
// its security are files of their own, beside this one.

const claims = z.object({ sub: z.string(), email: z.string(), name: z._default(z.string(), '') })

const personOf = (tokens: AuthTokens | undefined): Person => claims.parse(tokens?.idToken?.payload)

/** `unconfirmed`: the password was right, the address waits for its code. `totp`: a code from the person's authenticator app is asked. */
export type SignInOutcome = 'signed-in' | 'unconfirmed' | 'totp'

const outcomeOf = async ({ nextStep }: SignInOutput): Promise<SignInOutcome> => {
  switch (nextStep.signInStep) {
    case 'DONE':
      session.set(personOf((await fetchAuthSession()).tokens))
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
  if (tokens?.refreshToken) void revoke(tokens.refreshToken, userPool.endpoint, userPool.clientId)
}

/** What a refresh that the service refused is called: its token was revoked or used before, or the account is gone. */
const renewalRefused: ReadonlySet<TroubleReason> = new Set(['wrong-password', 'session-over'])

/** New tokens may tell of a new address: it was confirmed here, or on another device. */
const followAddress = (tokens: AuthTokens | undefined) => {
  const now = session.current()
  if (now.state === 'signed-out' || !tokens?.idToken) return
  const person = personOf(tokens)
  if (person.sub === now.person.sub && person.email !== now.person.email) session.set(person)
}

/** The access token as it is, or a new one; null when the session can't be renewed any more. */
export const accessToken = async ({ renew = false } = {}): Promise<string | null> => {
  try {
    const { tokens } = await plainly(() => fetchAuthSession({ forceRefresh: renew }))
    followAddress(tokens)
    return tokens?.accessToken.toString() ?? null
  } catch (error) {
    if (error instanceof Trouble && renewalRefused.has(error.reason)) return null
    throw error
  }
}
