import { jsonOrNothing } from '../json.ts'
import { ApiError, errorBody } from './errors.ts'
import type { Domain, Operation, Request, Response } from './operation.ts'

/** A request in transport's terms. `path` starts with `/api` and carries its query. */
export type Wire = { readonly method: string; readonly path: string; readonly body?: string }

/** Carries a request to the server and brings back status and text. Throws only when no answer came. */
export type Send = (
  wire: Wire,
  options: { access: Operation['access']; signal?: AbortSignal },
) => Promise<{ status: number; text: string }>

export type Call<Op extends Operation> = (
  request: Request<Op>,
  options?: { signal?: AbortSignal },
) => Promise<Response<Op>>
export type DomainClient<D extends Domain> = { readonly [Name in keyof D]: Call<D[Name]> }
export type Client<A extends Record<string, Domain>> = { readonly [Name in keyof A]: DomainClient<A[Name]> }

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

export const wireOf = (operation: Operation, parts: Parts): Wire => {
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

/** The error in an answer that is not a success; `internal` where a proxy answered in its own words. */
const errorOf = (status: number, text: string): ApiError => {
  const parsed = errorBody.safeParse(jsonOrNothing(text))
  if (!parsed.success)
    return new ApiError(status === 401 ? 'unauthenticated' : status >= 502 ? 'unavailable' : 'internal')
  const { code, fields, requestId } = parsed.data.error
  return new ApiError(code, { ...(fields && { fields }), ...(requestId && { requestId }) })
}

/** The typed client: `client(api, send).applications.list({ query: {} })`. Throws ApiError, or what `send` throws. */
export const client = <A extends Record<string, Domain>>(api: A, send: Send): Client<A> => {
  const call =
    (operation: Operation) =>
    async (parts: Parts, options: { signal?: AbortSignal } = {}): Promise<unknown> => {
      const answer = await send(wireOf(operation, parts), { access: operation.access, ...options })
      if (answer.status >= 300) throw errorOf(answer.status, answer.text)
      const parsed = operation.response.safeParse(jsonOrNothing(answer.text))
      if (!parsed.success) throw new ApiError('internal', { cause: parsed.error })
      return parsed.data
    }
  const entries = Object.entries(api).map(([name, operations]) => [
    name,
    Object.fromEntries(Object.entries(operations).map(([verb, operation]) => [verb, call(operation)])),
  ])
  // The mapped type says of each entry what `call` made of its operation; Object.fromEntries can't carry that.
  return Object.fromEntries(entries) as Client<A>
}
