import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import type { Handler } from '../functions/runtime/guarded.ts'
import type { StreamedResult, StreamGateway } from '../functions/runtime/serve-stream.ts'
import { eventsIn } from '../shared/api/event-stream.ts'
import { gatewayEvent, invoke } from './lambda.ts'

export type Call = {
  /** The route in the gateway's form, such as `PATCH /applications/{id}`. */
  readonly route: string
  /** The caller; null for nobody. */
  readonly sub?: string | null
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** The body, which is sent as JSON; a string is sent unchanged. */
  readonly body?: unknown
  readonly base64?: boolean
  /** Further claims of the access token. */
  readonly claims?: Readonly<Record<string, string | number>>
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>
}

const bodyOf = ({ body, base64 }: Call): string | null => {
  if (body === undefined) return null
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return base64 ? Buffer.from(text).toString('base64') : text
}

/** Makes the gateway's event of a call, without a request. */
export const eventOf = (call: Call): APIGatewayProxyEvent => {
  const [method = '', path = ''] = call.route.split(' ')
  const { sub = 'person-1', params = {}, base64 = false, headers = {}, claims = {} } = call
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
    claims: sub === null ? null : { sub, username: sub, token_use: 'access', ...claims },
    requestId: 'request-1',
    now: new Date(0),
  })
}

/** Sends a function one event of the gateway, and reads the answer. */
export const call = async (gateway: Handler<APIGatewayProxyResult>, request: Call) => {
  const { statusCode, headers, body } = await invoke('function', gateway, eventOf(request))
  return { status: statusCode, headers, body: JSON.parse(body), text: body }
}

/** Sends a function that streams one event. Returns the events of its answer, or the body of a refusal. */
export const streamCall = async (gateway: StreamGateway, request: Call, most = Infinity) => {
  const { statusCode, body } = await invoke<APIGatewayProxyEvent, StreamedResult>(
    'function',
    gateway,
    eventOf(request),
  )
  if (typeof body === 'string') return { status: statusCode, body: JSON.parse(body), events: [] }
  const streamed = body
  const events: unknown[] = []
  async function* texts() {
    for await (const bytes of streamed) yield String(bytes)
  }
  // A caller who leaves after `most` events destroys the body, as a lost connection does.
  for await (const data of eventsIn(texts())) {
    events.push(JSON.parse(data))
    if (events.length >= most) break
  }
  return { status: statusCode, body: undefined, events }
}
