import type { APIGatewayProxyEvent } from 'aws-lambda'
import type { Gateway } from '../functions/runtime/serve.ts'
import { gatewayEvent } from './gateway-event.ts'
import { invoke } from './invoke.ts'

export type Call = {
  /** The route as the gateway names it, such as `PATCH /applications/{id}`. */
  readonly route: string
  /** Who calls; null: nobody. */
  readonly sub?: string | null
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown
  readonly base64?: boolean
  /** Besides those of every call. */
  readonly headers?: Readonly<Record<string, string>>
}

const bodyOf = ({ body, base64 }: Call): string | null => {
  if (body === undefined) return null
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return base64 ? Buffer.from(text).toString('base64') : text
}

/** The gateway's event of a call, without a request. */
export const eventOf = (call: Call): APIGatewayProxyEvent => {
  const [method = '', path = ''] = call.route.split(' ')
  const { sub = 'person-1', params = {}, base64 = false, headers = {} } = call
  return gatewayEvent({
    operation: { method, path },
    params,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    query: new URLSearchParams(call.query),
    headers: {
      authorization: ['Bearer secret-access-token'],
      'content-type': ['application/json'],
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    },
    body: bodyOf(call),
    isBase64Encoded: base64,
    claims: sub === null ? null : { sub, username: sub, token_use: 'access' },
    requestId: 'request-1',
    now: new Date(0),
  })
}

/** Sends a function one event of the gateway, and reads its answer. */
export const call = async (gateway: Gateway, request: Call) => {
  const { statusCode, headers, body } = await invoke('function', gateway, eventOf(request))
  return { status: statusCode, headers, body: JSON.parse(body), text: body }
}
