import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { domainDescriptions } from '../shared/api/domain-descriptions.ts'
import { api } from '../shared/api/index.ts'
import { openapi } from '../shared/api/openapi.ts'
import { securityHeaders } from '../shared/csp.ts'
import { type Answer, json } from './http.ts'
import { fileBucketName } from './s3.ts'
import type { Routes } from './server.ts'

type Route = (request: IncomingMessage, url: URL) => Promise<Answer>
/** A route that may write its answer itself, such as a file while it is read, or bytes that come slowly. */
type WritingRoute = Routes['answer']

export type Site =
  | { readonly built: Route }
  | {
      readonly dev: (request: IncomingMessage, response: ServerResponse) => void
      readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
    }

type Services = {
  /** Some answers of the API are streamed. */
  readonly api: WritingRoute
  readonly identity: Route
  readonly ses: Route
  readonly sqs: Route
  readonly secrets: Route
  /** The payment provider's API, and its hosted page. */
  readonly paystack: Route
  readonly checkout: Route
  /** The buckets, and the job boards. */
  readonly objects: WritingRoute
  readonly files: WritingRoute
  readonly boards: WritingRoute
  readonly tools: Route
  readonly live: { readonly publish: Route; readonly upgrade: Routes['upgrade'] }
  /** All other paths: the built site, or Vite's development server, which writes its own answers. */
  readonly site: Site
}

const withHeaders = (answer: Answer, headers: Readonly<Record<string, string>>): Answer => ({
  ...answer,
  headers: { ...headers, ...answer.headers },
})

const below = (path: string, url: URL): boolean =>
  url.pathname === path || url.pathname.startsWith(`${path}/`)

/** The services that our functions call over HTTP. */
const services = ['/idp', '/ses', '/sqs', '/secrets', '/paystack', '/s3', '/boards', '/event']

/** Joins all routes at one origin, as CloudFront joins the site and the API. Longer paths come first. */
export const joinRoutes = ({ api: gateway, tools, live, site, ...others }: Services): Routes => ({
  answer: async (request, response, url) => {
    // For some browsers, 'self' does not include a WebSocket of the same host.
    const headers = securityHeaders([`ws://${url.host}`])
    if (url.pathname === '/api/openapi.json')
      return withHeaders(json(200, openapi(api, { about: domainDescriptions, siteUrl: url.origin })), headers)
    // In development the sources of web/api have addresses below /api too.
    const isSource = 'dev' in site && url.pathname.endsWith('.ts')
    if (below('/api', url) && !isSource) {
      const answer = await gateway(request, response, url)
      return answer && withHeaders(answer, headers)
    }
    if (below('/idp', url)) return others.identity(request, url)
    if (below('/ses', url)) return others.ses(request, url)
    if (below('/sqs', url)) return others.sqs(request, url)
    if (below('/secrets', url)) return others.secrets(request, url)
    if (below('/paystack', url)) return others.paystack(request, url)
    if (below('/checkout', url)) return withHeaders(await others.checkout(request, url), headers)
    if (below(`/s3/${fileBucketName}`, url)) return others.files(request, response, url)
    if (below('/s3', url)) return others.objects(request, response, url)
    if (below('/boards', url)) return others.boards(request, response, url)
    if (below('/event', url)) return live.publish(request, url)
    if (below('/local', url)) return withHeaders(await tools(request, url), headers)
    if ('built' in site) return withHeaders(await site.built(request, url), headers)
    site.dev(request, response)
    return undefined
  },
  isService: url => services.some(path => below(path, url)),
  upgrade: (request, socket, head, url) => {
    if (url.pathname === '/event/realtime') live.upgrade(request, socket, head, url)
    else if ('dev' in site) site.upgrade(request, socket, head)
    else socket.destroy()
  },
})
