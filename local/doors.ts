import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { api } from '../shared/api/index.ts'
import { openapi } from '../shared/api/openapi.ts'
import { securityHeaders } from '../shared/csp.ts'
import { type Answer, json } from './answer.ts'
import { fileBucketName } from './objects.ts'
import type { Doors } from './server.ts'

type Door = (request: IncomingMessage, url: URL) => Promise<Answer>
/** One that may write its answer itself: a file as it is read, or bytes that drip. */
type WritingDoor = Doors['answer']

export type Site =
  | { readonly built: Door }
  | {
      readonly dev: (request: IncomingMessage, response: ServerResponse) => void
      readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
    }

type Rooms = {
  /** Some of its answers come bit by bit. */
  readonly api: WritingDoor
  readonly identity: Door
  readonly ses: Door
  readonly secrets: Door
  /** The payment provider's API, and its hosted page. */
  readonly paystack: Door
  readonly checkout: Door
  /** The buckets, and the job boards. */
  readonly objects: WritingDoor
  readonly files: WritingDoor
  readonly boards: WritingDoor
  readonly tools: Door
  readonly live: { readonly publish: Door; readonly upgrade: Doors['upgrade'] }
  /** Everything else: the built site, or Vite's development server, which writes its own answers. */
  readonly site: Site
}

const withHeaders = (answer: Answer, headers: Readonly<Record<string, string>>): Answer => ({
  ...answer,
  headers: { ...headers, ...answer.headers },
})

const below = (path: string, url: URL): boolean =>
  url.pathname === path || url.pathname.startsWith(`${path}/`)

/** The services that our functions ask over HTTP. */
const services = ['/idp', '/ses', '/secrets', '/paystack', '/s3', '/boards', '/event']

/** One origin for everything, as CloudFront joins the site and the API. Longer paths first. */
export const joinDoors = ({ api: gateway, tools, live, site, ...rooms }: Rooms): Doors => ({
  answer: async (request, response, url) => {
    // For browsers that do not count a WebSocket of the same host as 'self'.
    const headers = securityHeaders([`ws://${url.host}`])
    if (url.pathname === '/api/openapi.json') return withHeaders(json(200, openapi(api)), headers)
    if (below('/api', url)) {
      const answer = await gateway(request, response, url)
      return answer && withHeaders(answer, headers)
    }
    if (below('/idp', url)) return rooms.identity(request, url)
    if (below('/ses', url)) return rooms.ses(request, url)
    if (below('/secrets', url)) return rooms.secrets(request, url)
    if (below('/paystack', url)) return rooms.paystack(request, url)
    if (below('/checkout', url)) return withHeaders(await rooms.checkout(request, url), headers)
    if (below(`/s3/${fileBucketName}`, url)) return rooms.files(request, response, url)
    if (below('/s3', url)) return rooms.objects(request, response, url)
    if (below('/boards', url)) return rooms.boards(request, response, url)
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
