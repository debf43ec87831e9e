import * as z from 'zod'
import {
  longestPassword as longest,
  shortestPassword as shortest,
} from '../../shared/domain/passwords/common.ts'
import { invalidParameter, invalidPassword, notAuthorized, resourceNotFound, userNotFound } from './errors.ts'
import type { Pool } from './pool.ts'
import type { AccessClaims } from './tokens.ts'
import type { User } from './users.ts'

/** Answers a parsed JSON body. `now` is in milliseconds since 1970. Throws CognitoError. */
export type Operation = (body: unknown, pool: Pool, now: number) => Promise<object>

export const parse = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(
    ({ path, message }) => `Value at '${path.join('.')}' failed to satisfy constraint: ${message}`,
  )
  throw invalidParameter(`${issues.length} validation error detected: ${issues.join('; ')}`)
}

type Run<S extends z.ZodRawShape, Who> = (
  input: z.output<z.ZodObject<S>> & Who,
  pool: Pool,
  now: number,
) => Promise<object> | object

const withClient = z.object({ ClientId: z.string() })
const withToken = z.object({ AccessToken: z.string() })
const withPool = z.object({ UserPoolId: z.string(), Username: z.string() })

/** Makes an operation that the app calls for a person who is not signed in. */
export const forClient = <S extends z.ZodRawShape>(shape: S, run: Run<S, unknown>): Operation => {
  const schema = z.object(shape)
  return async (body, pool, now) => {
    const { ClientId } = parse(withClient, body)
    if (ClientId !== pool.clientId) throw resourceNotFound(`User pool client ${ClientId} does not exist.`)
    return run(parse(schema, body), pool, now)
  }
}

/** Makes an operation that a signed-in person calls. `user` is the owner of the access token. */
export const forPerson = <S extends z.ZodRawShape>(
  shape: S,
  run: Run<S, { user: User; claims: AccessClaims }>,
): Operation => {
  const schema = z.object(shape)
  return async (body, pool, now) => {
    const claims = await pool.tokens.verifyAccessToken(parse(withToken, body).AccessToken, now)
    const user = pool.users.get(claims.sub)
    if (!user) throw notAuthorized('Invalid Access Token')
    return run({ ...parse(schema, body), user, claims }, pool, now)
  }
}

/** Makes an operation that our own functions call, for a user. */
export const forAdmin = (run: (user: User, pool: Pool, now: number) => object): Operation =>
  forAdminWith({}, ({ user }, pool, now) => run(user, pool, now))

/** Makes an operation that our own functions call, for a user and with further input. */
export const forAdminWith = <S extends z.ZodRawShape>(shape: S, run: Run<S, { user: User }>): Operation => {
  const schema = z.object(shape)
  return async (body, pool, now) => {
    const { UserPoolId, Username } = parse(withPool, body)
    if (UserPoolId !== pool.userPoolId) throw resourceNotFound(`User pool ${UserPoolId} does not exist.`)
    const { user } = pool.users.find(Username)
    if (!user) throw userNotFound('User does not exist.')
    return run({ ...parse(schema, body), user }, pool, now)
  }
}

// These are parts of requests that several operations use.

/** An address in any case, or a sub. */
export const Username = z.string().min(1).max(128)

/** Data of a client for the triggers. */
export const ClientMetadata = z.record(z.string(), z.string()).optional()

/** Throws with Cognito's words where the pool would refuse this password. */
export const checkPassword = (password: string): void => {
  if (password.length > longest)
    throw invalidParameter(
      `1 validation error detected: Value at 'password' failed to satisfy constraint: Member must have length less than or equal to ${longest}`,
    )
  if (password.length < shortest)
    throw invalidPassword('Password did not conform with policy: Password not long enough')
  if (/^\s|\s$/.test(password))
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    )
}
