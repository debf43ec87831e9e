import { config, userPoolEndpoint } from '../api/config.ts'
import { lazyFile } from '../browser/load-file.ts'
import { endSession, revoke, storedTokens } from './stored-tokens.ts'

/** Loads the part of Amplify that renews tokens. */
export const loadRenewal = lazyFile(() => import('./amplify.ts')).load

const tokens = storedTokens(() => localStorage, config.userPoolClientId)

/** The access token with which a request can go out at once, without Amplify; null where it must be renewed first. */
export const freshToken = (): string | null => tokens.access(new Date())

/** The stored access token, or a new one; null when the session can't be renewed any more. Throws ConnectionLost or AccountError. */
export const accessToken = async ({ renew = false } = {}): Promise<string | null> => {
  const stored = renew ? null : freshToken()
  if (stored !== null) return stored
  const { renewedToken } = await loadRenewal()
  return renewedToken({ renew })
}

export const revokeRefreshToken = (refreshToken: string): void =>
  revoke(refreshToken, userPoolEndpoint, config.userPoolClientId)

/**
 * Forgets the tokens of this device at once, and tells the service without waiting for it. Amplify does it the other way
 * round: on a dead line it would keep the person, and the tokens, for half a minute.
 */
export const signOut = (): void => {
  const refreshToken = tokens.refresh()
  const accessToken = freshToken()
  tokens.forget()
  if (accessToken !== null) endSession(accessToken)
  if (refreshToken !== null) revokeRefreshToken(refreshToken)
}
