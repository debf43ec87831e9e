import type { APIGatewayProxyEvent } from 'aws-lambda'
import { en } from 'zod/locales'
import * as z from 'zod/mini'
import { ApiError, type FieldErrors } from '../../shared/api/errors.ts'
import { defaultMaxBodyBytes, type Operation } from '../../shared/api/operation.ts'

// What the contract has no words of its own for, such as a number where text belongs, is told to whoever calls the API.
z.config(en())

/** Who calls: what the gateway's authoriser found in the access token. */
export type Caller = { readonly sub: string }

/** Wherever a schema finds fault, the first words for each place. */
const fieldErrors = (error: z.core.$ZodError): FieldErrors => {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys'
    const paths = unknown ? issue.keys.map(key => [...issue.path, key]) : [issue.path]
    for (const path of paths)
      fields[path.join('.')] ??= unknown ? 'This field is not known here.' : issue.message
  }
  return fields
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
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    throw new ApiError('malformed_json', { cause })
  }
}

const callerOf = (operation: Operation, event: APIGatewayProxyEvent): Caller | null => {
  if (operation.access !== 'person') return null
  const sub: unknown = event.requestContext.authorizer?.claims?.sub
  if (typeof sub !== 'string' || sub === '') throw new ApiError('unauthenticated')
  return { sub }
}

/** What an operation is given, each part read by the contract's schema. Throws the ApiError that the caller is shown. */
export const inputOf = (operation: Operation, event: APIGatewayProxyEvent) => ({
  caller: callerOf(operation, event),
  signed: signedCallOf(operation, event),
  params: parse(operation.params, event.pathParameters ?? {}),
  query: parse(operation.query, event.queryStringParameters ?? {}),
  body: parse(operation.body, bodyOf(operation, event)),
})
