import type { IncomingMessage } from 'node:http'
import type { Answer } from '../answer.ts'
import { readBody } from '../read-body.ts'
import type { Paystack } from './paystack.ts'

const maxBytes = 64 * 1024

/** The provider's API below `/paystack`. */
export const createPaystackDoor =
  ({ api }: Pick<Paystack, 'api'>) =>
  async (request: IncomingMessage, url: URL): Promise<Answer> =>
    api({
      method: request.method ?? 'GET',
      path: url.pathname.replace(/^\/paystack/, ''),
      query: url.searchParams,
      authorization: request.headers.authorization,
      body: await readBody(request, maxBytes),
    })

/** Its hosted page below `/checkout`. */
export const createCheckoutDoor =
  ({ checkout }: Pick<Paystack, 'checkout'>) =>
  async (request: IncomingMessage, url: URL): Promise<Answer> =>
    checkout({
      method: request.method ?? 'GET',
      accessCode: url.pathname.split('/')[2] ?? '',
      query: url.searchParams,
      form: new URLSearchParams(await readBody(request, maxBytes)),
    })
