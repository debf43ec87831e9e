import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { selfServiceScope } from '../../shared/token-scopes.ts'
import { notAuthorized } from './errors.ts'
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

  /** Makes the access and ID tokens of a session, in the form of `AuthenticationResult`. */
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
   * Returns the claims of an access token, checked by signature and time only, as every service with the pool's keys
   * does. Throws NotAuthorizedException for an expired token, and for a token of another issuer or client.
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

  /**
   * Returns the claims for a call of the pool's own API, which also checks that the session has not ended, and requires
   * its own scope.
   */
  const verifyAccessToken = async (token: string, now: number): Promise<AccessClaims> => {
    const claims = await claimsOf(token, now)
    if (!sessions.find(claims.origin_jti)) throw notAuthorized('Access Token has been revoked')
    if (!claims.scope.split(' ').includes(selfServiceScope))
      throw notAuthorized('Access Token does not have required scopes')
    return claims
  }

  return { issue, claimsOf, verifyAccessToken }
}

type Keys = { readonly kid: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject }

/** Makes a new RSA key, as PEM. */
export const makePrivateKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey

export const keysFrom = (pem: string): Keys => {
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  const kid = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { kid, privateKey, publicKey }
}

/** Returns the public key as a JSON Web Key Set, for services that verify tokens without a call to the pool. */
export const jwksOf = ({ kid, publicKey }: Keys) => ({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }],
})
