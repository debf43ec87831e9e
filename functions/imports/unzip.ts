import { Unzip, UnzipInflate } from 'fflate'

/** In bytes: the most that the parts of a document may unpack to, in total. */
const mostUnpacked = 20 * 1024 * 1024
const mostEntries = 2000
/** In bytes: the input of one step. One step unpacks to at most a thousand times as much, which is counted. */
const atATime = 4096

/** The file is no archive, or it unpacks to more than any document has. */
export class UnzipError extends Error {}

type Part = { readonly chunks: Uint8Array[]; isWhole: boolean }

/** The signature at the end of each archive. A comment of at most 64 kB may follow. */
const endSign = Buffer.from('PK\u0005\u0006')
const longestComment = 65_557
const isWhole = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(Math.max(0, bytes.length - longestComment))).includes(endSign)

const joined = (chunks: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(chunks))

/**
 * Unpacks the wanted entries of an archive, and skips the others. It counts the bytes that come out, because the
 * sizes in the archive may be false. Throws UnzipError.
 */
export const unzip = (
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> => {
  if (!isWhole(bytes)) throw new UnzipError('broken')
  const parts = new Map<string, Part>()
  let size = 0
  let entries = 0
  const archive = new Unzip(file => {
    entries += 1
    if (entries > mostEntries) throw new UnzipError('too many entries')
    if (!wanted(file.name)) return
    const part: Part = { chunks: [], isWhole: false }
    parts.set(file.name, part)
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      size += chunk.length
      if (size > mostUnpacked) throw new UnzipError('too large')
      part.chunks.push(chunk)
      part.isWhole = isLast
    }
    file.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += atATime)
      archive.push(bytes.subarray(at, at + atATime), at + atATime >= bytes.length)
  } catch (cause) {
    throw cause instanceof UnzipError ? cause : new UnzipError('broken', { cause })
  }
  if ([...parts.values()].some(part => !part.isWhole)) throw new UnzipError('broken')
  return new Map([...parts].map(([name, { chunks }]) => [name, joined(chunks)]))
}
