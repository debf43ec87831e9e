import type * as z from 'zod/mini'
import type { RateName } from '../domain/limits.ts'
import type { ErrorCode } from './errors.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/** A body with more bytes is refused with `too_large`, unless the operation has another limit. */
export const defaultMaxBodyBytes = 256 * 1024

/**
 * One operation of the API, as plain data. The client, the local routes, the gateway's definition and the OpenAPI
 * document are each a small function over it. `path` starts below `/api`; `{name}` is a path parameter.
 */
export type Operation = {
  readonly method: Method
  readonly path: `/${string}`
  /**
   * `provider`: a service that signs its calls. The handler gets the raw bytes, because it must check the signature
   * over them.
   */
  readonly access: 'public' | 'person' | 'provider'
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  readonly response: z.ZodMiniType
  readonly status?: 200 | 201 | 202
  readonly errors: readonly ErrorCode[]
  readonly maxBodyBytes?: number
  /**
   * The answer is a stream of server-sent events, each with the schema `response`. Either all operations of a domain
   * stream, or none.
   */
  readonly streams?: true
  /** How often a person may do this in a minute: a key of `ratesAMinute`. Throws `too_many_requests`. */
  readonly rate?: RateName
  /**
   * The greatest age of the caller's proof, in seconds. A proof is the token of a sign-in that was made for this
   * operation. Throws `proof_required` without a proof.
   */
  readonly proofWithin?: number
}

/**
 * Whether the operation is refused as soon as the session has ended. This is so for everything that changes or
 * downloads something, or has a rate. Other reads are answered until the access token expires.
 */
export const isForLiveSessions = ({ access, method, rate }: Operation): boolean =>
  access === 'person' && (method !== 'GET' || rate !== undefined)

/** Operations of one domain by name; one domain is one Lambda function. */
export type Domain = Readonly<Record<string, Operation>>

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
type Sent<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never

/** What a handler gets: parsed, with defaults filled in. */
export type Input<Op extends Operation> = {
  readonly params: Parsed<Op['params']>
  readonly query: Parsed<Op['query']>
  readonly body: Parsed<Op['body']>
}

type Part<Name extends 'params' | 'query' | 'body', Op extends Operation> = Op[Name] extends z.ZodMiniType
  ? object extends Sent<Op[Name]>
    ? { readonly [N in Name]?: Sent<Op[Name]> }
    : { readonly [N in Name]: Sent<Op[Name]> }
  : unknown

/** What a caller of the operation sends: only the parts that the operation declares. */
export type Request<Op extends Operation> = Part<'params', Op> & Part<'query', Op> & Part<'body', Op>

/** What a caller gets back. */
export type Response<Op extends Operation> = z.output<Op['response']>

/** What a handler returns. The response schema of the contract then reads it. */
export type Answer<Op extends Operation> = z.input<Op['response']>

/** Keeps the literal types of a domain while checking its shape. */
export const domain = <const D extends Domain>(operations: D): D => operations

export const successStatus = (operation: Operation): number => operation.status ?? 200

/** The gateway's name of a route, such as `PATCH /applications/{id}`: what `serve` dispatches on. */
export const routeKey = (operation: Pick<Operation, 'method' | 'path'>): string =>
  `${operation.method} ${operation.path}`
