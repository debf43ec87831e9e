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
import { agreement } from '../../shared/client-metadata.ts'
import { ConnectionLost } from '../api/connection-lost.ts'
import { AccountError, accountErrorOf } from './account-error.ts'
import { callAmplify, oneAtATime, personOf } from './amplify.ts'
import { refuseMostUsed } from './new-password.ts'
import { session } from './store.ts'
import { signOut } from './tokens.ts'

// The ways in. The account's recovery, and the proof for its changes, are files of their own, because few people need them.

/** `unconfirmed`: the password was right, and the address waits for its code. `totp`: the authenticator app's code is asked for. */
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
    // Amplify has tokens of a session that this app no longer knows, and refuses a sign-in while it has them.
    if (!(thrown instanceof Error) || thrown.name !== 'UserAlreadyAuthenticatedException') throw thrown
    signOut()
    return amplifySignIn(input)
  }
}

export const signIn = (email: string, password: string): Promise<SignInOutcome> =>
  oneAtATime(() => callAmplify(async () => outcomeOf(await signInAfresh({ username: email, password }))))

/**
 * Signs in with the token of a confirmation mail's link. False if the link does not sign in any more: it works once, for
 * 15 minutes. The person then logs in with the password. Throws ConnectionLost.
 */
export const signInByLink = (email: string, token: string): Promise<boolean> =>
  oneAtATime(() =>
    callAmplify(async () => {
      try {
        const options = { authFlowType: 'CUSTOM_WITHOUT_SRP' } as const
        const { nextStep } = await signInAfresh({ username: email, options })
        if (nextStep.signInStep !== 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE') return false
        return (await outcomeOf(await confirmSignIn({ challengeResponse: token }))) === 'signed-in'
      } catch (thrown) {
        const error = accountErrorOf(thrown)
        if (error instanceof ConnectionLost) throw error
        return false
      }
    }),
  )

/** The second step of a sign-in that answered `totp`. */
export const answerTotp = (code: string): Promise<SignInOutcome> =>
  oneAtATime(() =>
    callAmplify(async () => outcomeOf(await confirmSignIn({ challengeResponse: code })), {
      // The words of a wrong code offer a new one by mail.
      'wrong-code': 'wrong-app-code',
    }),
  )

export type NewAccount = {
  email: string
  password: string
  answers: SignUpAnswers
  trial: 'pro' | 'elite' | null
}

/**
 * Sends the code by mail. The answers wait on the server and become the profile once the address is confirmed. The id
 * that comes back tells later whether it is; null where the service gave none. The person has agreed to the terms.
 */
export const signUp = ({ email, password, answers, trial }: NewAccount): Promise<string | null> =>
  callAmplify(async () => {
    await refuseMostUsed(password)
    const { userId } = await amplifySignUp({
      username: email,
      password,
      options: {
        userAttributes: { name: answers.fullName },
        clientMetadata: { ...agreement, answers: JSON.stringify(answers), ...(trial && { trial }) },
      },
    })
    return userId ?? null
  })

export const confirm = (email: string, code: string): Promise<void> =>
  callAmplify(async () => {
    await confirmSignUp({ username: email, confirmationCode: code })
  })

export const resendCode = (email: string): Promise<void> =>
  callAmplify(async () => {
    await resendSignUpCode({ username: email })
  })
