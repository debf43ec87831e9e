import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { selfServiceScope } from '../../shared/token-scopes.ts'
import { notAuthorized } from './errors.ts'
import type { Keys } from './keys.ts'
import type { Session, SessionTable } from './sessions.ts'
import type { User } from './users.ts'

const accessClaims = z.object({
  sub: z.string(),
  username: z.string(),
  client_id: z.string(),
  token_use: z.literal('access'),
  scope: z.string(),
  origin_jti: z.string(),
  jti: z.string(),
  auth_time: z.int(),
  iat: z.int(),
  exp: z.int(),
  iss: z.string(),
})
export type AccessClaims = z.infer<typeof accessClaims>

export type Tokens = ReturnType<typeof createTokens>

type Options = {
  issuer: string
  clientId: string
  keys: Keys
  sessions: SessionTable
  lifetimeSeconds: number
}

export const createTokens = ({ issuer, clientId, keys, sessions, lifetimeSeconds }: Options) => {
  const sign = (claims: Record<string, unknown>): Promise<string> =>
    new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: keys.kid })
      .sign(keys.privateKey)

  /** The access and ID tokens of a session, as `AuthenticationResult` holds them. */
  const issue = async (user: User, session: Session, scopes: readonly string[], now: number) => {
    const iat = Math.floor(now / 1000)
    const common = {
      sub: user.sub,
      iss: issuer,
      origin_jti: session.originJti,
      auth_time: Math.floor(session.startedAt / 1000),
      iat,
      exp: iat + lifetimeSeconds,
    }
    const { email_verified, ...attributes } = user.attributes
    const [AccessToken, IdToken] = await Promise.all([
      sign({
        ...common,
        token_use: 'access',
        scope: scopes.join(' '),
        client_id: clientId,
        username: user.sub,
      }),
      sign({
        ...attributes,
        ...common,
        token_use: 'id',
        aud: clientId,
        'cognito:username': user.sub,
        email_verified: email_verified === 'true',
      }),
    ])
    return { AccessToken, IdToken, ExpiresIn: lifetimeSeconds, TokenType: 'Bearer' }
  }

  /**
   * What an access token says, by its signature and its time alone, as whoever has the pool's keys reads it. Throws
   * NotAuthorizedException when it is not ours, or expired.
   */
  const claimsOf = async (token: string, now: number): Promise<AccessClaims> => {
    const verified = await jwtVerify(token, keys.publicKey, {
      issuer,
      algorithms: ['RS256'],
      currentDate: new Date(now),
    }).catch((cause: unknown) => {
      throw notAuthorized(
        cause instanceof errors.JWTExpired ? 'Access Token has expired' : 'Invalid Access Token',
        { cause },
      )
    })
    const claims = accessClaims.safeParse(verified.payload)
    if (!claims.success || claims.data.client_id !== clientId) throw notAuthorized('Invalid Access Token')
    return claims.data
  }

  /** The same for a call of the pool's own API, which knows the sessions that have ended, and takes its own scope alone. */
  const verifyAccessToken = async (token: string, now: number): Promise<AccessClaims> => {
    const claims = await claimsOf(token, now)
    if (!sessions.find(claims.origin_jti)) throw notAuthorized('Access Token has been revoked')
    if (!claims.scope.split(' ').includes(selfServiceScope))
      throw notAuthorized('Access Token does not have required scopes')
    return claims
  }

  return { issue, claimsOf, verifyAccessToken }
}
