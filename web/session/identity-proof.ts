import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { defaultStorage, type KeyValueStorageInterface } from 'aws-amplify/utils'
import { proofMetadata } from '../../shared/token-scopes.ts'
import { alone, plainly } from './amplify.ts'
import { revoke } from './revoke.ts'
import { Trouble } from './trouble.ts'
import { userPool } from './user-pool.ts'

// A sign-in beside the session of this browser: it shows that whoever holds an open phone is its owner. Its tokens are
// in this page's memory alone, and end with what they were asked for.

export type Proof = {
  /** Sent with what changes the account. The server takes it for five minutes. */
  readonly token: string
  /** Nothing more is to be proved by it. */
  readonly end: () => void
}

const inMemory = () => {
  const kept = new Map<string, string>()
  const storage: KeyValueStorageInterface = {
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async key => kept.get(key) ?? null,
    removeItem: async key => void kept.delete(key),
    clear: async () => kept.clear(),
  }
  const refreshToken = () => [...kept].find(([key]) => key.endsWith('.refreshToken'))?.[1]
  return { storage, refreshToken }
}

/** Null: the second factor is asked for. */
const proofOf = async (
  { nextStep }: SignInOutput,
  refreshToken: () => string | undefined,
): Promise<Proof | null> => {
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return null
  const { tokens } = await fetchAuthSession()
  if (nextStep.signInStep !== 'DONE' || !tokens) throw new Trouble('failed', { cause: nextStep.signInStep })
  const spent = refreshToken()
  return {
    token: tokens.accessToken.toString(),
    end: () => {
      if (spent !== undefined) void revoke(spent, userPool.endpoint, userPool.clientId)
    },
  }
}

/**
 * Amplify keeps one session, and signs nobody in over it: meanwhile it is given a storage of its own, until it has done.
 * Somebody who is no longer waited for leaves nothing behind either.
 */
const beside = (work: () => Promise<SignInOutput>): Promise<Proof | null> => {
  const signedIn = alone(async () => {
    const { storage, refreshToken } = inMemory()
    cognitoUserPoolsTokenProvider.setKeyValueStorage(storage)
    try {
      return await proofOf(await work(), refreshToken)
    } finally {
      cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage)
    }
  })
  return plainly(() => signedIn)
}

const options = { clientMetadata: proofMetadata }

/** By the password. Null: a code of the authenticator app is to follow. Throws ConnectionLost or Trouble. */
export const provePassword = async (email: string, password: string): Promise<Proof | null> => {
  try {
    return await beside(() => signIn({ username: email, password, options }))
  } catch (error) {
    const wrong = error instanceof Trouble && error.reason === 'wrong-password'
    throw wrong ? new Trouble('wrong-current-password', { cause: error }) : error
  }
}

/** By the code that the authenticator app shows, after the password. */
export const proveCode = async (code: string): Promise<Proof | null> => {
  try {
    return await beside(() => confirmSignIn({ challengeResponse: code, options }))
  } catch (error) {
    const wrong = error instanceof Trouble && error.reason === 'wrong-code'
    throw wrong ? new Trouble('wrong-app-code', { cause: error }) : error
  }
}
