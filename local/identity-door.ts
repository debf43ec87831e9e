import type { IncomingMessage } from 'node:http'
import { type Answer, json } from './answer.ts'
import type { Cognito } from './cognito/cognito.ts'
import { readBody } from './read-body.ts'

const maxBytes = 256 * 1024

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Cognito's endpoint below `/idp`: each operation is a POST to it; the token keys stand where Cognito has them. */
export const createIdentityDoor =
  (cognito: Cognito) =>
  async (request: IncomingMessage, url: URL): Promise<Answer> => {
    if (request.method === 'GET' && url.pathname.endsWith('/.well-known/jwks.json'))
      return json(200, cognito.jwks())
    const reply = await cognito.handle({
      target: header(request, 'x-amz-target') ?? '',
      invocationId: header(request, 'amz-sdk-invocation-id'),
      body: await readBody(request, maxBytes),
    })
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' }
    return { status: reply.status, headers, body: reply.body }
  }
