import { jsonOrNothing } from '../json.ts'
import { ApiError, type ErrorCode, errorBody } from './errors.ts'
import { eventsIn } from './event-stream.ts'
import type { Domain, Operation, Request, Response } from './operation.ts'

/** A request as the transport sends it. `path` starts with `/api` and includes the query. */
export type Wire = { readonly method: string; readonly path: string; readonly body?: string }

type CallOptions = {
  signal?: AbortSignal
  /** The token that replaces the session's token when the operation asks for a proof. */
  proof?: string
}
type SendOptions = CallOptions & { access: Operation['access'] }

/** Sends a request and returns status and text. Throws only when there was no answer. */
export type Send = (wire: Wire, options: SendOptions) => Promise<{ status: number; text: string }>

/** The same for a streamed answer. The iterable throws when the connection is lost. */
export type SendForStream = (
  wire: Wire,
  options: SendOptions,
) => Promise<{ status: number; texts: AsyncIterable<string> }>

export type Call<Op extends Operation> = Op extends { readonly streams: true }
  ? (request: Request<Op>, options?: CallOptions) => AsyncGenerator<Response<Op>, void, undefined>
  : (request: Request<Op>, options?: CallOptions) => Promise<Response<Op>>
type DomainClient<D extends Domain> = { readonly [Name in keyof D]: Call<D[Name]> }
export type Client<A extends Record<string, Domain>> = { readonly [Name in keyof A]: DomainClient<A[Name]> }

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

const wireOf = (operation: Operation, parts: Parts): Wire => {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined) query.set(name, String(value))
  const search = query.toString()
  return {
    method: operation.method,
    path: `/api${path}${search && `?${search}`}`,
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
  }
}

/** The error in an answer that is not a success; `internal` when a proxy answered in a format of its own. */
const errorOf = (status: number, text: string): ApiError => {
  const parsed = errorBody.safeParse(jsonOrNothing(text))
  if (!parsed.success) return new ApiError(codeOfStatus(status))
  const { code, fields, requestId, existingId } = parsed.data.error
  return new ApiError(code, {
    ...(fields && { fields }),
    ...(requestId && { requestId }),
    ...(existingId && { existingId }),
  })
}

const codeOfStatus = (status: number): ErrorCode =>
  status === 401 ? 'unauthenticated' : status >= 502 ? 'unavailable' : 'internal'

const answerOf = (operation: Operation, text: string): unknown => {
  const parsed = operation.response.safeParse(jsonOrNothing(text))
  if (!parsed.success) throw new ApiError('internal', { cause: parsed.error })
  return parsed.data
}

const allOf = async (texts: AsyncIterable<string>): Promise<string> => {
  let all = ''
  for await (const text of texts) all += text
  return all
}

/**
 * The typed client: `client(api, send).applications.list({ query: {} })`. Throws ApiError, or what `send` throws. An
 * operation that streams returns an async generator of events, which throws when there is no `sendForStream`.
 */
export const client = <A extends Record<string, Domain>>(
  api: A,
  send: Send,
  sendForStream?: SendForStream,
): Client<A> => {
  const call =
    (operation: Operation) =>
    async (parts: Parts, options: CallOptions = {}): Promise<unknown> => {
      const answer = await send(wireOf(operation, parts), { access: operation.access, ...options })
      if (answer.status >= 300) throw errorOf(answer.status, answer.text)
      return answerOf(operation, answer.text)
    }
  const stream = (operation: Operation) =>
    async function* (parts: Parts, options: CallOptions = {}): AsyncGenerator<unknown, void, undefined> {
      if (!sendForStream) throw new Error('This client takes no streams.')
      const wire = wireOf(operation, parts)
      const { status, texts } = await sendForStream(wire, { access: operation.access, ...options })
      if (status >= 300) throw errorOf(status, await allOf(texts))
      for await (const event of eventsIn(texts)) yield answerOf(operation, event)
    }
  const entries = Object.entries(api).map(([name, operations]) => [
    name,
    Object.fromEntries(
      Object.entries(operations).map(([verb, operation]) => [
        verb,
        operation.streams ? stream(operation) : call(operation),
      ]),
    ),
  ])
  // The mapped type gives each entry the type of what `call` or `stream` made; Object.fromEntries can't express this.
  return Object.fromEntries(entries) as Client<A>
}
