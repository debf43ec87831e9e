import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { BoardFault } from './connector.ts'

const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress } as const
const isPacked = (encoding: string): encoding is keyof typeof unpackers => Object.hasOwn(unpackers, encoding)

/** What `fetch.ts` says that it takes. */
export const acceptedEncodings = 'gzip, br'

const unpacked = (answer: IncomingMessage): Readable => {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity') return answer
  if (!isPacked(encoding)) throw new BoardFault('malformed', `packed as ${encoding.slice(0, 20)}`)
  // What breaks the one ends the other; who reads hears of it.
  return pipeline(answer, unpackers[encoding](), () => undefined)
}

/** The whole body, unpacked. Throws BoardFault `large` as soon as it is more than `most` bytes: a bomb is not unpacked. */
export const readCapped = async (answer: IncomingMessage, most: number): Promise<Uint8Array> => {
  const large = () => new BoardFault('large', `more than ${Math.floor(most / 1_000_000)} MB`)
  if (Number(answer.headers['content-length'] ?? 0) > most) throw large()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of unpacked(answer)) {
    length += chunk.length
    if (length > most) throw large()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
