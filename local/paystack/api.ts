import { timingSafeEqual } from 'node:crypto'
import { type Answer, html, json } from '../http.ts'
import { PaystackError, refusal } from './errors.ts'
import type { Mode } from './faults.ts'
import { chargeAuthorization, initialize, type Operation, verify } from './operations.ts'
import type { Provider } from './provider.ts'
import { listRefunds, refund } from './refund.ts'

export type ApiRequest = {
  readonly method: string
  /** The path below the provider's base address, such as /transaction/initialize. */
  readonly path: string
  readonly query: URLSearchParams
  readonly authorization: string | undefined
  readonly body: string
}

const routes: readonly { readonly key: RegExp; readonly operation: Operation }[] = [
  { key: /^POST \/transaction\/initialize$/, operation: initialize },
  { key: /^GET \/transaction\/verify\/([^/]+)$/, operation: verify },
  { key: /^POST \/transaction\/charge_authorization$/, operation: chargeAuthorization },
  { key: /^POST \/refund$/, operation: refund },
  { key: /^GET \/refund$/, operation: listRefunds },
]

const isKey = (authorization: string | undefined, secretKey: string): boolean => {
  const given = Buffer.from(authorization ?? '')
  const ours = Buffer.from(`Bearer ${secretKey}`)
  return given.length === ours.length && timingSafeEqual(given, ours)
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const perform = (
  { method, path, query, authorization, body }: ApiRequest,
  provider: Provider,
  { api }: Mode,
) => {
  if (api === 'refuses-key' || !isKey(authorization, provider.secretKey)) throw refusal('invalidKey')
  for (const { key, operation } of routes) {
    const match = key.exec(`${method} ${path}`)
    if (match) return operation({ param: decoded(match[1] ?? ''), query, body }, provider, Date.now())
  }
  throw refusal('unknownRoute')
}

/** The answer of the provider's load balancer when the API is down, which is no JSON. */
const down = html(503, '<html><head><title>503 Service Temporarily Unavailable</title></head></html>')

/** Answers one request to the provider's API. */
export const answerApi = (request: ApiRequest, provider: Provider, mode: Mode): Answer => {
  if (mode.api === 'down') return down
  try {
    return json(200, { status: true, ...perform(request, provider, mode) })
  } catch (error) {
    if (error instanceof PaystackError) return json(error.status, error.body)
    throw error
  }
}
