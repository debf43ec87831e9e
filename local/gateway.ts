import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Handler } from '../functions/runtime/guarded.ts'
import { sendBody } from '../functions/runtime/send-body.ts'
import type { StreamedResult } from '../functions/runtime/serve-stream.ts'
import { ApiError } from '../shared/api/errors.ts'
import { type Domain, defaultMaxBodyBytes, type Operation } from '../shared/api/operation.ts'
import { appScope } from '../shared/token-scopes.ts'
import { type Answer, apiError, ofResult } from './answer.ts'
import { gatewayEvent } from './gateway-event.ts'
import { invoke } from './invoke.ts'
import { readBody } from './read-body.ts'
import { createRoutes } from './routes.ts'

type Claims = Readonly<Record<string, string | number>>

type Services = {
  /** Each domain's function, by its name. */
  readonly functions: Readonly<Record<string, Handler<StreamedResult>>>
  /** The claims of an access token of ours that has not expired: the gateway knows of no sign-out. Else it throws. */
  readonly claimsOf: (token: string) => Promise<Claims>
}

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

/** API Gateway on this machine: routes of the contract, the authoriser, the limit of a body, then the function. */
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
