import type { IncomingMessage } from 'node:http'
import { ApiError } from '../shared/api/errors.ts'

/**
 * The body as text. A longer one than `maxBytes` is refused as soon as that is known; what still comes is let go
 * unread by the server, so that the answer reaches a sender that is not done.
 */
export const readBody = (request: IncomingMessage, maxBytes: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const refuse = () => {
      request.off('data', take)
      request.resume()
      reject(new ApiError('too_large'))
    }
    const take = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) return refuse()
      chunks.push(chunk)
    }
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return refuse()
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.once('error', reject)
  })
