import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { BoardError } from './connector.ts'

const decompressors = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress } as const
const isCompressed = (encoding: string): encoding is keyof typeof decompressors =>
  Object.hasOwn(decompressors, encoding)

/** The value of `accept-encoding` in `fetch.ts`. */
export const acceptedEncodings = 'gzip, br'

const decompressed = (answer: IncomingMessage): Readable => {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity') return answer
  if (!isCompressed(encoding)) throw new BoardError('malformed', `packed as ${encoding.slice(0, 20)}`)
  // An error of one stream ends the other, and the reader of the result gets the error.
  return pipeline(answer, decompressors[encoding](), () => undefined)
}

/**
 * Returns the whole body, decompressed. Throws BoardError `large` as soon as the body exceeds `most` bytes, so a
 * decompression bomb is never read whole.
 */
export const readCapped = async (answer: IncomingMessage, most: number): Promise<Uint8Array> => {
  const large = () => new BoardError('large', `more than ${Math.floor(most / 1_000_000)} MB`)
  if (Number(answer.headers['content-length'] ?? 0) > most) throw large()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of decompressed(answer)) {
    length += chunk.length
    if (length > most) throw large()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The charset's name in `text/xml; charset=ISO-8859-1`, or in `<?xml … encoding="iso-8859-1"?>`. */
const charsetOf = (bytes: Uint8Array, contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
  /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i.exec(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  )?.[1]

const decoderOf = (label: string): TextDecoder | undefined => {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}

const utf8OrNothing = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Decodes a board's answer. Bytes that are valid UTF-8 are read as UTF-8, because boards send UTF-8 that claims to be
 * iso-8859-1. Other bytes are read in the charset that the board names. In an unknown charset they are read as UTF-8
 * with replacement characters.
 */
export const decodeText = (bytes: Uint8Array, contentType: string): string => {
  const decoder = decoderOf(charsetOf(bytes, contentType) ?? 'utf-8') ?? new TextDecoder()
  const isWide = decoder.encoding.startsWith('utf-16')
  return (isWide ? undefined : utf8OrNothing(bytes)) ?? decoder.decode(bytes)
}
