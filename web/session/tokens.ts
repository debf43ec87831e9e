import { config } from '../api/config.ts'
import { loadRenewal } from './load-identity.ts'
import { endSession, revoke } from './revoke.ts'
import { storedTokens } from './stored-tokens.ts'
import { userPool } from './user-pool.ts'

const tokens = storedTokens(() => localStorage, config.userPoolClientId)

/** Whether a request can go out without Amplify. */
export const isTokenFresh = (): boolean => tokens.access(new Date()) !== null

/** The access token as it is, or a new one; null when the session can't be renewed any more. Throws ConnectionLost or Trouble. */
export const accessToken = async ({ renew = false } = {}): Promise<string | null> => {
  const here = renew ? null : tokens.access(new Date())
  if (here !== null) return here
  const { renewedToken } = await loadRenewal()
  return renewedToken({ renew })
}

/**
 * Forgets the tokens of this device at once, and tells the service without waiting for it. Amplify's own does it the
 * other way round: on a dead line it would keep the person, and the tokens, for half a minute.
 */
export const signOut = (): void => {
  const refreshToken = tokens.refresh()
  const accessToken = tokens.access(new Date())
  tokens.forget()
  if (accessToken !== null) void endSession(accessToken)
  if (refreshToken !== null) void revoke(refreshToken, userPool.endpoint, userPool.clientId)
}
