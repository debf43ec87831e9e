import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { defaultStorage, type KeyValueStorageInterface } from 'aws-amplify/utils'
import { proofMetadata } from '../../shared/token-scopes.ts'
import { AccountError } from './account-error.ts'
import { alone, plainly } from './amplify.ts'
import { revoke } from './revoke.ts'
import { userPool } from './user-pool.ts'

// A second sign-in, beside the session of this browser. It proves that the person at an unlocked phone is its owner.
// Its
// tokens are only in the memory of this page, and are revoked when they are no longer needed.

export type Proof = {
  /** Changes of the account are sent with it. The server accepts it for five minutes. */
  readonly token: string
  /** Revokes the proof's tokens. */
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

/** Null where the second factor is still to be given. */
const proofOf = async (
  { nextStep }: SignInOutput,
  refreshToken: () => string | undefined,
): Promise<Proof | null> => {
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return null
  const { tokens } = await fetchAuthSession()
  if (nextStep.signInStep !== 'DONE' || !tokens)
    throw new AccountError('failed', { cause: nextStep.signInStep })
  const spent = refreshToken()
  return {
    token: tokens.accessToken.toString(),
    end: () => {
      if (spent !== undefined) void revoke(spent, userPool.endpoint, userPool.clientId)
    },
  }
}

/**
 * Amplify keeps one session and refuses a sign-in while there is one, so this sign-in gets a storage of its own. The
 * session's storage comes back when the sign-in ends, also after its deadline.
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

/** Proves the password. Null where a code of the authenticator app is needed, too. Throws ConnectionLost or Trouble. */
export const provePassword = async (email: string, password: string): Promise<Proof | null> => {
  try {
    return await beside(() => signIn({ username: email, password, options }))
  } catch (error) {
    const wrong = error instanceof AccountError && error.reason === 'wrong-password'
    throw wrong ? new AccountError('wrong-current-password', { cause: error }) : error
  }
}

/** Proves the second factor, after the password. Throws ConnectionLost or Trouble. */
export const proveCode = async (code: string): Promise<Proof | null> => {
  try {
    return await beside(() => confirmSignIn({ challengeResponse: code, options }))
  } catch (error) {
    const wrong = error instanceof AccountError && error.reason === 'wrong-code'
    throw wrong ? new AccountError('wrong-app-code', { cause: error }) : error
  }
}
