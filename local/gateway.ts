import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendBody } from '../functions/runtime/send-body.ts'
import type { Gateway } from '../functions/runtime/serve.ts'
import type { StreamedResult, StreamGateway } from '../functions/runtime/serve-stream.ts'
import { ApiError } from '../shared/api/errors.ts'
import { type Domain, defaultMaxBodyBytes, type Operation } from '../shared/api/operation.ts'
import { type Answer, apiError, ofResult } from './answer.ts'
import { gatewayEvent } from './gateway-event.ts'
import { invoke } from './invoke.ts'
import { readBody } from './read-body.ts'
import { createRoutes } from './routes.ts'

type Claims = Readonly<Record<string, string | number>>

type Services = {
  /** Each domain's function, by its name. */
  readonly functions: Readonly<Record<string, Gateway | StreamGateway>>
  /** The claims of an access token. Throws when it is expired, revoked or not ours. */
  readonly verifyAccessToken: (token: string) => Promise<Claims>
}

const claimsOf = async (
  operation: Operation,
  request: IncomingMessage,
  { verifyAccessToken }: Pick<Services, 'verifyAccessToken'>,
): Promise<Claims | null> => {
  if (operation.access !== 'person') return null
  const token = request.headers.authorization?.replace(/^Bearer /i, '')
  if (!token) throw new ApiError('unauthenticated')
  try {
    return await verifyAccessToken(token)
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
