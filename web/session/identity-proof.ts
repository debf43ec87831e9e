import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { defaultStorage, type KeyValueStorageInterface } from 'aws-amplify/utils'
import { proofMetadata } from '../../shared/token-scopes.ts'
import { AccountError } from './account-error.ts'
import { callAmplify, oneAtATime } from './amplify.ts'
import { revokeRefreshToken } from './tokens.ts'

// A second sign-in, beside the session of this browser. It proves that the person at an unlocked phone is its owner. Its
// tokens are only in the memory of this page, and are revoked when they are no longer needed.

export type Proof = {
  /** Changes of the account are sent with it. The server accepts it for five minutes. */
  readonly token: string
  /** Revokes the proof's tokens. */
  readonly end: () => void
}

const inMemory = () => {
  const values = new Map<string, string>()
  const storage: KeyValueStorageInterface = {
    setItem: async (key, value) => void values.set(key, value),
    getItem: async key => values.get(key) ?? null,
    removeItem: async key => void values.delete(key),
    clear: async () => values.clear(),
  }
  const refreshToken = () => [...values].find(([key]) => key.endsWith('.refreshToken'))?.[1]
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
  const toRevoke = refreshToken()
  return {
    token: tokens.accessToken.toString(),
    end: () => {
      if (toRevoke !== undefined) revokeRefreshToken(toRevoke)
    },
  }
}

/**
 * Amplify has one session and refuses a sign-in while there is one, so this sign-in gets a storage of its own. The
 * session's storage comes back when the sign-in ends, also after its deadline.
 */
const signInBeside = (work: () => Promise<SignInOutput>): Promise<Proof | null> =>
  oneAtATime(async () => {
    const { storage, refreshToken } = inMemory()
    cognitoUserPoolsTokenProvider.setKeyValueStorage(storage)
    try {
      return await proofOf(await work(), refreshToken)
    } finally {
      cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage)
    }
  })

const options = { clientMetadata: proofMetadata }

/** Proves the password. Null where a code of the authenticator app is needed, too. Throws ConnectionLost or AccountError. */
export const provePassword = (email: string, password: string): Promise<Proof | null> =>
  callAmplify(() => signInBeside(() => signIn({ username: email, password, options })), {
    'wrong-password': 'wrong-current-password',
  })

/** Proves the second factor, after the password. Throws ConnectionLost or AccountError. */
export const proveCode = (code: string): Promise<Proof | null> =>
  callAmplify(() => signInBeside(() => confirmSignIn({ challengeResponse: code, options })), {
    'wrong-code': 'wrong-app-code',
  })
