import { notAuthorized, passwordResetRequired, userNotConfirmed } from './errors.ts'
import type { Pool } from './pool.ts'
import type { Renewal } from './sessions.ts'
import type { Metadata, TokenSource } from './triggers.ts'
import type { User } from './users.ts'

type Wanted = { readonly source: TokenSource; readonly clientMetadata: Metadata }

const tokensOf = async (pool: Pool, user: User, renewal: Renewal, wanted: Wanted, now: number) => {
  const { session, refreshToken } = renewal
  const scopes = await pool.triggers.scopesFor(wanted.source, user, wanted.clientMetadata)
  const issued = await pool.tokens.issue(user, session, scopes, now)
  return { ChallengeParameters: {}, AuthenticationResult: { ...issued, RefreshToken: refreshToken } }
}

/** Everything asked for was given: a new session and its tokens. */
export const signedIn = (pool: Pool, user: User, clientMetadata: Metadata, now: number) => {
  pool.attempts.forget(user.sub)
  const wanted = { source: 'Authentication', clientMetadata } as const
  return tokensOf(pool, user, pool.sessions.open(user.sub, now), wanted, now)
}

/** What follows the right password: tokens, or the question for a code of the authenticator app. */
export const passwordProved = async (
  pool: Pool,
  user: User,
  clientMetadata: Metadata,
  now: number,
): Promise<object> => {
  if (!user.enabled) throw notAuthorized('User is disabled.')
  if (user.status === 'UNCONFIRMED') throw userNotConfirmed('User is not confirmed.')
  if (user.status === 'RESET_REQUIRED') throw passwordResetRequired('Password reset required for the user')
  if (!user.totp?.enabled) return signedIn(pool, user, clientMetadata, now)
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: pool.secondSteps.hold({ sub: user.sub }, now),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  }
}

/** New tokens for a refresh token, which is spent by that. */
export const renewTokens = (pool: Pool, refreshToken: string, now: number) => {
  const renewal = pool.sessions.renew(refreshToken, now)
  const user = pool.users.get(renewal.session.sub)
  if (!user) throw notAuthorized('Invalid Refresh Token')
  return tokensOf(pool, user, renewal, { source: 'RefreshTokens', clientMetadata: undefined }, now)
}
