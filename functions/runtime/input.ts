import type { APIGatewayProxyEvent } from 'aws-lambda'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { ApiError } from '../../shared/api/errors.ts'
import { defaultMaxBodyBytes, type Operation } from '../../shared/api/operation.ts'
import { proofScope } from '../../shared/token-scopes.ts'
import { fieldErrors } from './field-errors.ts'
import { wellFormed } from './well-formed.ts'

// What the contract has no words of its own for, such as a number where text belongs, is told to whoever calls the API.
z.config(en())

/** Who calls: what the gateway's authoriser found in the access token, which it has verified. */
export type Caller = {
  readonly sub: string
  /** The session that the token belongs to: the sign-in, and each of its renewals, carry the same. */
  readonly session: string
  /** When the password, and the second factor where there is one, were given: in seconds since 1970. */
  readonly signedInAt: number
  /** The scopes of the token. */
  readonly scopes: readonly string[]
  /** The token itself, for what the user pool lets its owner alone do. */
  readonly accessToken: string
}

const parse = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    throw new ApiError('invalid_input', { fields: fieldErrors(parsed.error), cause: parsed.error })
  return parsed.data
}

const bytesOf = ({ body, isBase64Encoded }: APIGatewayProxyEvent): Buffer =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8')

/** A call as it came, for whoever checks its signature. Names of headers are in lower case. */
export type SignedCall = { readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> }

const signedCallOf = (operation: Operation, event: APIGatewayProxyEvent): SignedCall | null => {
  if (operation.access !== 'provider') return null
  const headers = Object.entries(event.headers).map(([name, value = '']) => [name.toLowerCase(), value])
  return { bytes: bytesOf(event), headers: Object.fromEntries(headers) }
}

const bodyOf = (operation: Operation, event: APIGatewayProxyEvent): unknown => {
  const bytes = bytesOf(event)
  if (bytes.length > (operation.maxBodyBytes ?? defaultMaxBodyBytes)) throw new ApiError('too_large')
  if (!operation.body) return undefined
  const text = bytes.toString('utf8')
  try {
    const body: unknown = JSON.parse(text)
    // UTF-8 holds no unpaired surrogate: only an escape of JSON brings one.
    return /\\u[dD]/.test(text) ? wellFormed(body) : body
  } catch (cause) {
    throw new ApiError('malformed_json', { cause })
  }
}

const accessClaims = z.object({
  sub: z.string().check(z.minLength(1)),
  origin_jti: z._default(z.string(), ''),
  auth_time: z._default(z.coerce.number(), 0),
  scope: z._default(z.string(), ''),
})

/** Throws unauthenticated. */
const callerOf = (event: APIGatewayProxyEvent): Caller => {
  const claims = accessClaims.safeParse(event.requestContext.authorizer?.claims)
  if (!claims.success) throw new ApiError('unauthenticated')
  const { sub, origin_jti: session, auth_time: signedInAt, scope } = claims.data
  const accessToken = (event.headers.authorization ?? event.headers.Authorization ?? '').replace(
    /^Bearer /i,
    '',
  )
  return { sub, session, signedInAt, scopes: scope.split(' '), accessToken }
}

/** Throws unauthenticated, and proof_required where the operation asks for a proof that the token is not, or not any more. */
export const provenCallerOf = (operation: Operation, event: APIGatewayProxyEvent, now: Date): Caller => {
  const caller = callerOf(event)
  const { proofWithin } = operation
  const age = now.getTime() / 1000 - caller.signedInAt
  if (proofWithin !== undefined && !(caller.scopes.includes(proofScope) && age <= proofWithin))
    throw new ApiError('proof_required')
  return caller
}

/** What an operation is given, each part read by the contract's schema. Throws the ApiError that the caller is shown. */
export const inputOf = (operation: Operation, event: APIGatewayProxyEvent, now: Date) => ({
  caller: operation.access === 'person' ? provenCallerOf(operation, event, now) : null,
  signed: signedCallOf(operation, event),
  params: parse(operation.params, wellFormed(event.pathParameters ?? {})),
  query: parse(operation.query, wellFormed(event.queryStringParameters ?? {})),
  body: parse(operation.body, bodyOf(operation, event)),
})
