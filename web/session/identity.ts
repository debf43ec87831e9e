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
import type { SignUpAnswers } from '../../shared/api/profile.ts'
import { AccountError } from './account-error.ts'
import { alone, plainly } from './amplify.ts'
import { personOf } from './identity-renewal.ts'
import { refuseMostUsed } from './refuse-most-used.ts'
import { session } from './store.ts'
import { signOut } from './tokens.ts'

// The ways in, by Amplify. It is large, so this is imported on demand: see load-identity.ts. The renewal of tokens, the
// account's recovery and its security are files of their own, beside this one.

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
    case 'RESET_PASSWORD':
      throw new AccountError('reset-required')
    default:
      throw new AccountError('failed', { cause: nextStep.signInStep })
  }
}

const signInAfresh = async (input: SignInInput): Promise<SignInOutput> => {
  try {
    return await amplifySignIn(input)
  } catch (thrown) {
    // Tokens may be left of a session that this app no longer knows. Amplify does not sign in over them.
    if (!(thrown instanceof Error) || thrown.name !== 'UserAlreadyAuthenticatedException') throw thrown
    signOut()
    return amplifySignIn(input)
  }
}

export const signIn = (email: string, password: string): Promise<SignInOutcome> =>
  alone(() => plainly(async () => outcomeOf(await signInAfresh({ username: email, password }))))

/** The second step of a sign-in that answered `totp`. */
export const answerTotp = async (code: string): Promise<SignInOutcome> => {
  try {
    return await alone(() => plainly(async () => outcomeOf(await confirmSignIn({ challengeResponse: code }))))
  } catch (error) {
    // The other codes come by mail, and their words offer a new one.
    const wrong = error instanceof AccountError && error.reason === 'wrong-code'
    throw wrong ? new AccountError('wrong-app-code', { cause: error }) : error
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
    await refuseMostUsed(password)
    await amplifySignUp({
      username: email,
      password,
      options: {
        userAttributes: { name: answers.fullName },
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
