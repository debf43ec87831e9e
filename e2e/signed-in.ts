import { decodeJwt } from 'jose'
import * as z from 'zod'
import { pool } from '../local/pool.ts'
import type { SignedIn } from '../local/sign-in.ts'

const identity = z.object({ sub: z.string(), email: z.string(), name: z.string() })

/**
 * The browser storage of a person who is signed in. Only the journeys of the login itself go through the login form.
 */
export const signedInStorage = (origin: string, tokens: SignedIn) => {
  const { sub, email, name } = identity.parse(decodeJwt(tokens.IdToken))
  const client = `CognitoIdentityServiceProvider.${pool.clientId}`
  const values = {
    'aiki.person': JSON.stringify({ sub, email, name }),
    [`${client}.LastAuthUser`]: sub,
    [`${client}.${sub}.accessToken`]: tokens.AccessToken,
    [`${client}.${sub}.idToken`]: tokens.IdToken,
    [`${client}.${sub}.refreshToken`]: tokens.RefreshToken,
    [`${client}.${sub}.clockDrift`]: '0',
  }
  const localStorage = Object.entries(values).map(([key, value]) => ({ name: key, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}
export const signedOutStorage = { cookies: [], origins: [] }
