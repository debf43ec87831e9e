import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const scheme =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/appsync\/aws4_request), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** Whether a request to AppSync has a Signature Version 4 of these credentials over this body. */
export const isSigned = (request: IncomingMessage, body: string, credentials: Credentials): boolean => {
  const [, keyId, scope = '', names = '', signature = ''] =
    scheme.exec(request.headers.authorization ?? '') ?? []
  if (keyId !== credentials.accessKeyId) return false
  const url = new URL(request.url ?? '/', 'http://local')
  const headers = names.split(';').map(name => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    headers.join(''),
    names,
    sha256(body),
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`)
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
}
