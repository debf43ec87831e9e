import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from '../functions/runtime/guarded.ts'
import type { StreamedResult } from '../functions/runtime/serve-stream.ts'
import { sendBody } from '../functions/runtime/streamed.ts'
import { ApiError } from '../shared/api/errors.ts'
import { type Domain, defaultMaxBodyBytes, type Operation, routeKey } from '../shared/api/operation.ts'
import { appScope } from '../shared/token-scopes.ts'
import { type Answer, apiError, ofResult, readBody } from './http.ts'
import { gatewayEvent, invoke } from './lambda.ts'

type Claims = Readonly<Record<string, string | number>>

type Services = {
  /** The function of each domain, by name. */
  readonly functions: Readonly<Record<string, Handler<StreamedResult>>>
  /**
   * Returns the claims of an access token. Throws for another or an expired token, but not after a sign-out, of which
   * the gateway does not know.
   */
  readonly claimsOf: (token: string) => Promise<Claims>
  /** The key of the site's own edge. A call without it reaches no function. */
  readonly edgeKey: string
}

const edgeHeader = 'x-api-key'

const claimsOf = async (
  operation: Operation,
  request: IncomingMessage,
  services: Pick<Services, 'claimsOf'>,
): Promise<Claims | null> => {
  if (operation.access !== 'person') return null
  const token = request.headers.authorization?.replace(/^Bearer /i, '')
  if (!token) throw new ApiError('unauthenticated')
  try {
    const claims = await services.claimsOf(token)
    if (!String(claims.scope).split(' ').includes(appScope)) throw new Error('The token has not our scope.')
    return claims
  } catch (cause) {
    throw new ApiError('unauthenticated', { cause })
  }
}

/**
 * Makes the API Gateway of this machine: the routes of the contract, the authoriser, the limit of a body, and the call
 * of the function.
 */
export const createGateway = (api: Readonly<Record<string, Domain>>, services: Services) => {
  const routeOf = createRoutes(api)
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<Answer | undefined> => {
    const requestId = randomUUID()
    const path = url.pathname.replace(/^\/api/, '')
    const route = routeOf(request.method ?? 'GET', path)
    const handler = route && services.functions[route.domain]
    if (!handler) return apiError('unknown_route', requestId)
    try {
      const claims = await claimsOf(route.operation, request, services)
      if (request.headers[edgeHeader] !== services.edgeKey) throw new ApiError('unknown_route')
      const body = await readBody(request, route.operation.maxBodyBytes ?? defaultMaxBodyBytes)
      const event = gatewayEvent({
        ...route,
        path,
        query: url.searchParams,
        headers: request.headersDistinct,
        body: body === '' ? null : body,
        claims,
        requestId,
        sourceIp: request.socket.remoteAddress,
        now: new Date(),
      })
      const { body: answered, ...result } = await invoke<typeof event, StreamedResult>(
        route.domain,
        handler,
        event,
      )
      const answer = ofResult({ ...result, body: typeof answered === 'string' ? answered : '' })
      if (typeof answered === 'string') return answer
      response.writeHead(answer.status, answer.headers)
      await sendBody(answered, response)
      if (!response.writableFinished) response.destroy()
      return undefined
    } catch (error) {
      if (error instanceof ApiError) return apiError(error.code, requestId)
      throw error
    }
  }
}

type Gateway = ReturnType<typeof createGateway>

/**
 * Makes the edge before the gateway. It adds the key to each call, as CloudFront does, in the place of one that the
 * caller sent.
 */
export const createEdge =
  (gateway: Gateway, key: string): Gateway =>
  (request, response, url) => {
    request.headers[edgeHeader] = key
    return gateway(request, response, url)
  }

type Route = {
  readonly domain: string
  /** The name of the operation within its domain. */
  readonly name: string
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const decoded = (groups: Record<string, string> | undefined): Record<string, string> | undefined => {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    // The path is not a valid encoding, so it is no address of ours.
    return undefined
  }
}

/**
 * Makes the gateway's routing by the contract. `path` is the path below `/api`. A fixed part of a path has precedence
 * over a parameter.
 */
export const createRoutes = (api: Readonly<Record<string, Domain>>) => {
  const routes = Object.entries(api)
    .flatMap(([domain, operations]) =>
      Object.entries(operations).map(([name, operation]) => ({ domain, name, operation })),
    )
    .map(route => ({ ...route, key: routeKey(route.operation), pattern: pattern(route.operation.path) }))
    .sort((a, b) => a.key.split('{').length - b.key.split('{').length)

  return (method: string, path: string): Route | undefined => {
    for (const { domain, name, operation, pattern } of routes) {
      const match = operation.method === method ? pattern.exec(path) : null
      const params = match && decoded(match.groups)
      if (params) return { domain, name, operation, params }
    }
    return undefined
  }
}
