import type { APIGatewayProxyEvent } from 'aws-lambda'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { ApiError, type FieldErrors } from '../../shared/api/errors.ts'
import { defaultMaxBodyBytes, type Operation } from '../../shared/api/operation.ts'
import { proofScope } from '../../shared/token-scopes.ts'

/** The most faults in an answer, and the most characters of a field's name. */
const faultsAtMost = 100
const placeAtMost = 200

/** Yields each wrong field and the reason. Each unknown key is a field of its own. */
function* faultsOf({ issues }: z.core.$ZodError): Generator<[PropertyKey[], string]> {
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) yield [[...issue.path, key], 'This field is not known here.']
    else yield [issue.path, issue.message]
}

/** The first message for each wrong field. It is small enough for an answer, even with many unknown keys. */
export const fieldErrors = (error: z.core.$ZodError): FieldErrors => {
  const fields = new Map<string, string>()
  for (const [path, words] of faultsOf(error)) {
    const place = path.join('.').slice(0, placeAtMost)
    if (!fields.has(place)) fields.set(place, words)
    if (fields.size === faultsAtMost) break
  }
  return Object.fromEntries(fields)
}

/**
 * Replaces each unpaired surrogate by U+FFFD, in texts and keys. A text that was cut within an emoji ends with an
 * unpaired surrogate, which neither the table nor a link accepts. It is replaced and not refused, because the person
 * can't see what is wrong.
 */
const wellFormed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(wellFormed)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.toWellFormed(), wellFormed(inner)]),
  )
}

// These messages are for faults without a message in the contract, such as a number in the place of text.
z.config(en())

/** The caller, from the claims of the access token that the gateway has verified. */
export type Caller = {
  readonly sub: string
  /** The session of the token. A sign-in and all of its renewals have the same session. */
  readonly session: string
  /** When the person gave the password and the second factor, in seconds since 1970. */
  readonly signedInAt: number
  readonly scopes: readonly string[]
  /** The token itself, for calls that the user pool allows only to the owner. */
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

/** The unparsed call, for the check of its signature. The names of headers are in lower case. */
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
    // UTF-8 can't contain an unpaired surrogate, but an escape of JSON can.
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

/**
 * Returns the caller. Throws unauthenticated, and proof_required where the operation requires a recent proof and the
 * token is none.
 */
export const provenCallerOf = (operation: Operation, event: APIGatewayProxyEvent, now: Date): Caller => {
  const caller = callerOf(event)
  const { proofWithin } = operation
  const age = now.getTime() / 1000 - caller.signedInAt
  if (proofWithin !== undefined && !(caller.scopes.includes(proofScope) && age <= proofWithin))
    throw new ApiError('proof_required')
  return caller
}

/** Reads the input of an operation by the contract's schemas. Throws the ApiError for the caller. */
export const inputOf = (operation: Operation, event: APIGatewayProxyEvent, now: Date) => ({
  caller: operation.access === 'person' ? provenCallerOf(operation, event, now) : null,
  signed: signedCallOf(operation, event),
  params: parse(operation.params, wellFormed(event.pathParameters ?? {})),
  query: parse(operation.query, wellFormed(event.queryStringParameters ?? {})),
  body: parse(operation.body, bodyOf(operation, event)),
})
